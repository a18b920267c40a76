import { once } from 'node:events'
import { writeSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { say } from '@rookery/words/cli/main'
import { exitCodes } from './exit.ts'
import { describeSystemError } from './system-error.ts'

export interface Terminal {
  readonly input: Readable
  readonly output: Writable
  readonly errors: Writable
  /** What its user speaks, as the system says it: "de_DE.UTF-8". */
  readonly locale?: string
}

/** Waits while the reader is slower than us, so that a long report does not pile up in memory. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}

/** The reader of a pipe such as `| head` may leave early: that ends the command and is no error; a full disk is one. */
function endOnLostOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit()
  try {
    writeSync(2, `rookery: ${say('outputLost')}: ${describeSystemError(error)}\n`)
  } catch {
    // Nobody can be told.
  }
  process.exit(exitCodes.faults)
}

export function processTerminal(): Terminal {
  process.stdout.on('error', endOnLostOutput)
  process.stderr.on('error', endOnLostOutput)
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return { input: process.stdin, output: process.stdout, errors: process.stderr, locale }
}
