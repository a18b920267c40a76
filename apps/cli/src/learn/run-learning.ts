import type { Experience } from '@rookery/experience'
import { say } from '@rookery/words/cli/learn'
import { untilStopped } from '../interrupts.ts'
import type { Terminal } from '../terminal.ts'
import { ProgressView } from './progress-view.ts'

/** Runs the work with a view of its progress; the first Ctrl-C stops it in good order. */
export async function runLearning<T>(
  terminal: Terminal,
  work: (signal: AbortSignal, view: ProgressView) => Promise<T>,
): Promise<T> {
  const view = new ProgressView(terminal)
  try {
    return await untilStopped((signal) => work(signal, view))
  } finally {
    view.end()
  }
}

/** "12 games, 240 positions, 260 moves, 300 plies". */
export async function describeTable(
  table: Experience,
  variant: Parameters<Experience['count']>[0],
): Promise<string> {
  return say('known', await table.count(variant))
}
