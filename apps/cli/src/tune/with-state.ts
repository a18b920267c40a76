import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { say } from '@rookery/words/cli/tune'
import { holdFile } from '../store/hold-file.ts'
import { asFailure } from '../system-error.ts'
import type { Terminal } from '../terminal.ts'

/** Does work that keeps its state in a file, which nobody else may have meanwhile. */
export async function withState<T>(file: string, terminal: Terminal, work: () => Promise<T>): Promise<T> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return await holdFile(file, terminal, work)
  } catch (error) {
    throw asFailure(error, say('cannotKeep', { file }))
  }
}
