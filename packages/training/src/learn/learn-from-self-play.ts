import type { LearnedGame } from '@rookery/experience'
import { playWithCrew } from './crew.ts'
import { Notebook, type NotebookOptions } from './notebook.ts'
import type { LearnSummary } from './progress.ts'
import { batchSize, playShare, type SelfPlayPlan } from './self-play.ts'

export interface SelfPlayOptions extends Omit<NotebookOptions, 'variant'> {
  /** 0 plays in this thread, which must be no page's or server's main one. */
  readonly workers: number
  /** The address of `experience`, which each worker opens for itself. */
  readonly store: string
}

/** Plays games and learns from them, until they are all played or the signal is aborted. Every finished game is kept. */
export async function learnFromSelfPlay(plan: SelfPlayPlan, options: SelfPlayOptions): Promise<LearnSummary> {
  const { workers, store, experience, signal } = options
  const notebook = new Notebook({ ...options, variant: plan.variant })
  await notebook.open()
  if (workers > 0) await playWithCrew(plan, workers, store, (games) => notebook.take(games), signal)
  else {
    let played = 0
    let batch: LearnedGame[] = []
    for await (const game of playShare(plan, { first: 0, step: 1 }, experience, signal)) {
      batch.push(game)
      if (batch.length < batchSize(played)) continue
      played += batch.length
      await notebook.take(batch)
      batch = []
    }
    await notebook.take(batch)
  }
  return notebook.close()
}
