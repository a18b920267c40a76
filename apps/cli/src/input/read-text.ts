import { createReadStream } from 'node:fs'
import { say } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'
import type { Terminal } from '../terminal.ts'

/** The text of a file, or of the standard input for `-`, piece by piece. */
export async function* readText(name: string, terminal: Terminal): AsyncGenerator<string> {
  const stream = name === '-' ? terminal.input : createReadStream(name)
  stream.setEncoding('utf8')
  let isStart = true
  try {
    for await (const piece of stream) {
      yield isStart ? piece.replace(/^\uFEFF/, '') : piece
      isStart = false
    }
  } catch (error) {
    throw new Failure(`${say('cannotRead', { file: name })}: ${describeSystemError(error)}`, exitCodes.usage)
  }
}

/** How messages name the input. */
export const makeInputName = (name: string): string => (name === '-' ? '<stdin>' : name)
