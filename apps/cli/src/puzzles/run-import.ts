import { statSync } from 'node:fs'
import { UnpackError } from '@rookery/practice'
import { importPuzzles } from '@rookery/practice/library'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/puzzles'
import { ProgressLine } from '../console/progress-line.ts'
import { makeDuration } from '../console/status-line.ts'
import { demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'

/** So many damaged rows are named; all of them are counted. */
const MOST_NAMED = 20

/** Reads a file of puzzles into the user's folder; what is read when a signal comes is kept, and gone on with. */
export async function runImport(file: string, folder: string, terminal: Terminal): Promise<boolean> {
  const line = new ProgressLine(terminal)
  const startedMs = performance.now()
  let named = 0
  const imported = await untilStopped((signal) =>
    importPuzzles({
      file,
      folder,
      signal,
      onProgress({ puzzles }, readBytes) {
        line.show(() => {
          const share = readBytes / Math.max(1, statSync(file).size)
          const seconds = (performance.now() - startedMs) / 1000
          const progress = say('import.progress', { puzzles, percent: Math.floor(100 * share) })
          return sayMain('timeLeft', { progress, time: makeDuration((seconds * (1 - share)) / share) })
        })
      },
      onDamaged(number, message) {
        if (++named > MOST_NAMED) return
        line.clear()
        terminal.errors.write(`${file}:${number}: ${message}\n`)
      },
    }),
  ).catch((error: unknown) => {
    const what = sayMain('cannotRead', { file })
    if (error instanceof UnpackError) throw new Failure(`${what}: ${error.message}`, exitCodes.faults)
    throw asFailure(error, what, exitCodes.usage)
  })
  line.clear()
  if (!imported.ok && imported.faults.some(({ code }) => code === 'library-empty'))
    throw new Failure(say('import.none', { file }), exitCodes.faults)
  const { puzzles, damaged, themes, isWhole } = demand(imported, exitCodes.faults)
  const count = Object.keys(themes).length
  await write(terminal.output, `${folder}\n${say('import.done', { puzzles, damaged, themes: count })}\n`)
  if (!isWhole) await write(terminal.output, `${sayMain('stopped')}\n`)
  return damaged === 0
}
