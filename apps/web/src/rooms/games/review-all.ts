import { reviewGame } from '@rookery/analysis'
import { createEngine, type Engine } from '@rookery/engine'
import { makeGame, recordOf } from '@rookery/play'
import { parseSavedState } from '../../game/saved-state.ts'
import type { GameSummary } from '../../game/storage/game-record.ts'
import { openGames } from '../../game/storage/games-store.ts'
import { keepReviewDrills } from '../../game/storage/review-drills.ts'
import { keepReview, readReview } from '../../game/storage/reviews-store.ts'
import { nowMs } from '../../ui/now.ts'

export interface ReviewAllProgress {
  readonly done: number
  readonly total: number
  /** Of `done`, those that had a review already. */
  readonly old: number
  /** Of `done`, those that could not be read or kept. */
  readonly failed: number
}

const nodes = 100_000

/**
 * Reviews the games of a list, several at once, and keeps each review as it is done: whoever stops and comes back
 * goes on with the others.
 */
export async function reviewAll(
  games: readonly GameSummary[],
  threads: number,
  signal: AbortSignal,
  onProgress: (progress: ReviewAllProgress) => void,
): Promise<ReviewAllProgress> {
  let progress: ReviewAllProgress = { done: 0, total: games.length, old: 0, failed: 0 }
  const note = (outcome: 'new' | 'old' | 'failed' | 'stopped') => {
    if (outcome === 'stopped') return
    const { done, old, failed } = progress
    progress = {
      ...progress,
      done: done + 1,
      old: old + Number(outcome === 'old'),
      failed: failed + Number(outcome === 'failed'),
    }
    onProgress(progress)
  }
  onProgress(progress)
  const queue = games.values()
  const work = async () => {
    let engine: Engine | undefined
    try {
      for (const summary of queue) {
        if (signal.aborted) return
        const game = await readGame(summary.id)
        if (!game) {
          note('failed')
          continue
        }
        const line = game.line()
        const known = await readReview(line)
        if (known) {
          await keepReviewDrills(game, known)
          note('old')
          continue
        }
        if (engine?.variant.id !== game.variant.id) {
          await engine?.dispose()
          engine = await createEngine({ variant: game.variant, threads: 1, hashMb: 32 })
        }
        const review = await reviewGame(engine, game, { nodes }, { signal })
        if (!review.isComplete) {
          note('stopped')
          continue
        }
        await keepReviewDrills(game, review)
        note((await keepReview(line, review, nowMs())) ? 'new' : 'failed')
      }
    } finally {
      await engine?.dispose()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, games.length) }, work))
  return progress
}

async function readGame(id: string) {
  const record = await (await openGames()).read(id)
  const state = record && parseSavedState(record.text)
  return state?.ok ? makeGame(recordOf(state.value)) : undefined
}
