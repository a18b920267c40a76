import type { PuzzleVariant } from '@rookery/practice'
import { checkFound } from '@rookery/practice/mining'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/puzzles'
import { AmountLine } from '../console/progress-line.ts'
import { demand, exitCodes } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'

/** Looks deeper at what was found in a folder; what is known when a signal comes is kept, and gone on with. */
export async function runChecking(folder: string, variant: PuzzleVariant, terminal: Terminal): Promise<void> {
  const line = new AmountLine(terminal, 'puzzles')
  const checked = await untilStopped((signal) =>
    checkFound({ folder, variant, signal, onProgress: (done, total) => line.show(done, total) }),
  ).catch((error: unknown) => {
    throw asFailure(error, sayMain('cannotRead', { file: folder }))
  })
  line.clear()
  const { standing, fallen, isComplete } = demand(checked, exitCodes.faults)
  await write(terminal.output, `${say('check.done', { standing, fallen })}\n`)
  if (!isComplete) await write(terminal.output, `${sayMain('stopped')}\n`)
}
