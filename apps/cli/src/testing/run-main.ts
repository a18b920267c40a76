import { Readable, Writable } from 'node:stream'
import { main } from '../main.ts'

export interface Run {
  readonly exitCode: number
  readonly output: string
  readonly errors: string
}

class Sink extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

/** Runs the command line in this process, with `input` arriving in the given pieces. */
export async function runMain(args: readonly string[], input: readonly string[] = []): Promise<Run> {
  const output = new Sink()
  const errors = new Sink()
  const exitCode = await main(args, {
    input: Readable.from(input.map((piece) => Buffer.from(piece))),
    output,
    errors,
  })
  return { exitCode, output: output.text, errors: errors.text }
}
