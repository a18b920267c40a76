import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { describeSystemError, exitCodes } from './exit.ts'

export interface Terminal {
  readonly input: Readable
  readonly output: Writable
  readonly errors: Writable
}

/** Waits while the reader is slower than us, so that a long report does not pile up in memory. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}

/** The reader of a pipe such as `| head` may leave early: that ends the command and is no error. */
function endOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`rookery: the output cannot be written: ${describeSystemError(error)}\n`)
  process.exit(exitCodes.faults)
}

export function processTerminal(): Terminal {
  process.stdout.on('error', endOnClosedPipe)
  process.stderr.on('error', endOnClosedPipe)
  return { input: process.stdin, output: process.stdout, errors: process.stderr }
}
