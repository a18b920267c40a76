import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { makePuzzles, type PuzzleVariant } from '@rookery/practice'
import { packPuzzles } from '@rookery/practice/mining'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/puzzles'
import { AmountLine } from '../console/progress-line.ts'
import { demand, exitCodes } from '../exit.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'

export interface PackOptions {
  readonly out: string
  readonly count: number
  readonly variant: PuzzleVariant
  readonly without?: readonly string[]
}

/** Names and rates what was found in a folder, and writes the best of it as a set. */
export async function runPacking(folder: string, options: PackOptions, terminal: Terminal): Promise<void> {
  const { out, count, variant, without = [] } = options
  const line = new AmountLine(terminal, 'puzzles')
  const packed = await packPuzzles({
    folder,
    variant,
    count,
    without,
    onProgress: (done, total) => line.show(done, total),
  }).catch((error: unknown) => {
    throw asFailure(error, sayMain('cannotRead', { file: folder }))
  })
  line.clear()
  const { puzzles, found, known, rejected, unchecked } = demand(packed, exitCodes.faults)
  const bytes = gzipSync(makePuzzles(puzzles), { level: 9 })
  const file = join(out, `${variant}.puzzles`)
  try {
    mkdirSync(out, { recursive: true })
    writeFileSync(file, bytes)
  } catch (error) {
    throw asFailure(error, sayMain('cannotWrite', { file }))
  }
  await write(
    terminal.output,
    `${file}\n${say('pack.done', { count: puzzles.length, found, known, rejected, unchecked, bytes: bytes.length })}\n`,
  )
}
