import { type MiningOptions, type MiningProgress, minePuzzles } from '@rookery/practice/mining'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/puzzles'
import { ProgressLine } from '../console/progress-line.ts'
import { makeDuration } from '../console/status-line.ts'
import { demand, exitCodes } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'

type Wishes = Omit<MiningOptions, 'signal' | 'onProgress'>

/** Looks for puzzles until there are enough or a signal ends it; what is found by then is kept. */
export async function runMining(wishes: Wishes, terminal: Terminal): Promise<void> {
  const line = new ProgressLine(terminal)
  const startedMs = performance.now()
  let before: MiningProgress | undefined
  const mined = await untilStopped((signal) =>
    minePuzzles({
      ...wishes,
      signal,
      onProgress(progress) {
        const first = before ?? progress
        before = first
        line.show(() => makeMiningLine(progress, first, wishes.count, (performance.now() - startedMs) / 1000))
      },
    }),
  ).catch((error: unknown) => {
    throw asFailure(error, say('make.cannotKeep', { folder: wishes.folder }))
  })
  line.clear()
  const { path, games, puzzles, isComplete } = demand(mined, exitCodes.faults)
  await write(terminal.output, `${path}\n${say('make.found', { puzzles, games })}\n`)
  if (!isComplete) await write(terminal.output, `${sayMain('stopped')}\n`)
}

const WIDTH = 24

/** `first` is what earlier runs have found. */
export function makeMiningLine(
  now: MiningProgress,
  first: MiningProgress,
  count: number,
  seconds: number,
): string {
  const filled = Math.min(WIDTH, Math.round((WIDTH * now.puzzles) / count))
  const perSecond = (now.puzzles - first.puzzles) / Math.max(seconds, 0.001)
  const progress = say('make.progress', {
    bar: `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`,
    puzzles: now.puzzles,
    count,
    games: now.games,
    perMinute: perSecond * 60,
  })
  if (perSecond === 0) return progress
  return sayMain('timeLeft', { progress, time: makeDuration(Math.max(0, count - now.puzzles) / perSecond) })
}
