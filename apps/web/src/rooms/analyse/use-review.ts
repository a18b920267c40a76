import { annotate, correctReview, type Review, reviewGame, takeBack, type Verdict } from '@rookery/analysis'
import { createEngine } from '@rookery/engine'
import { sayReason } from '@rookery/play/fault-words'
import type { Game, Line } from '@rookery/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepReview, readReview } from '../../game/storage/reviews-store.ts'
import { nowMs } from '../../ui/now.ts'
import { whiteChance } from './chances.ts'

/** White's chances by ply; a review begins at the end of the game. */
export type Chances = readonly (number | undefined)[]

export type ReviewState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running'
      readonly game: Game
      readonly done: number
      readonly total: number
      readonly chances: Chances
    }
  | { readonly kind: 'done'; readonly game: Game; readonly review: Review; readonly chances: Chances }
  | { readonly kind: 'failed'; readonly game: Game; readonly message: string }

const none: ReviewState = { kind: 'none' }

/** A review of the whole game, which then carries the reasons and the better lines, and is kept in this browser. */
export function useReview(shown: Game, onAnnotated: (game: Game) => void) {
  const [latest, setState] = useState<ReviewState>(none)
  // A review is of one game: when another is on the desk there is none, until that has its own.
  const state = latest.kind === 'none' || latest.game === shown ? latest : none
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const begin = useCallback(() => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    return own
  }, [])
  const stop = useCallback(() => running.current?.abort(), [])

  const finish = useCallback(
    (game: Game, line: Line, review: Review) => {
      annotate(game, review)
      setState({ kind: 'done', game, review, chances: chancesOf(line, review.verdicts, review.firstPly) })
      onAnnotated(game)
    },
    [onAnnotated],
  )

  const start = useCallback(
    async (game: Game, nodes: number) => {
      const own = begin()
      const line = game.line()
      const verdicts: Verdict[] = []
      const show = (next: ReviewState) => {
        if (running.current === own) setState(next)
      }
      show({ kind: 'running', game, done: 0, total: line.positions.length, chances: [] })
      let engine: Awaited<ReturnType<typeof createEngine>> | undefined
      try {
        // One thread: the same game always gets the same review.
        engine = await createEngine({ variant: game.variant, threads: 1, hashMb: 64 })
        const review = await reviewGame(
          engine,
          game,
          { nodes },
          {
            signal: own.signal,
            onProgress: ({ done, total, ply, verdict }) => {
              verdicts[ply] = verdict
              show({ kind: 'running', game, done, total, chances: chancesOf(line, verdicts, 0) })
            },
          },
        )
        if (running.current !== own) return
        finish(game, line, review)
        if (!review.isComplete) return
        await keepReview(line, review, nowMs())
        const { keepReviewDrills } = await import('../../game/storage/review-drills.ts')
        await keepReviewDrills(game, review)
      } catch (error) {
        show({ kind: 'failed', game, message: sayReason(error) })
      } finally {
        await engine?.dispose()
      }
    },
    [begin, finish],
  )

  /** Puts the review on the desk that was kept with this game; says whether there was one. */
  const recall = useCallback(
    async (game: Game): Promise<boolean> => {
      const own = begin()
      const line = game.line()
      const review = line.moves.length > 0 ? await readReview(line) : undefined
      if (running.current !== own) return true
      if (review) finish(game, line, review)
      return review !== undefined
    },
    [begin, finish],
  )

  /** Analysis has looked deeper at the position after so many moves, and the review follows. */
  const correct = useCallback(
    (ply: number, verdict: Verdict) => {
      if (state.kind !== 'done' || !state.review.isComplete) return
      const { game, review } = state
      const line = game.line().until(review.moves.length)
      const corrected = correctReview(line, review, ply, verdict)
      takeBack(game, review)
      finish(game, line, corrected)
      void keepReview(line, corrected, nowMs())
    },
    [state, finish],
  )

  return { state, start, stop, recall, correct }
}

function chancesOf(
  { positions }: Line,
  verdicts: readonly (Verdict | undefined)[],
  firstPly: number,
): Chances {
  return positions.map(({ turn }, ply) => {
    const verdict = verdicts[ply - firstPly]
    return verdict && whiteChance(verdict, turn)
  })
}
