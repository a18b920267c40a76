import { annotate, type Review, reviewGame } from '@rookery/analysis'
import { createEngine } from '@rookery/engine'
import type { Game } from '@rookery/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whiteChance } from './chances.ts'

export type ReviewState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running'
      readonly game: Game
      readonly done: number
      readonly total: number
      /** White's chances in the positions that are done. */
      readonly chances: readonly number[]
    }
  | {
      readonly kind: 'done'
      readonly game: Game
      readonly review: Review
      readonly chances: readonly number[]
      readonly total: number
    }
  | { readonly kind: 'failed'; readonly message: string }

/** A review of the whole game, which then carries the reasons and the better lines. */
export function useReview(onAnnotated: (game: Game) => void) {
  const [state, setState] = useState<ReviewState>({ kind: 'none' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const stop = useCallback(() => running.current?.abort(), [])
  const forget = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setState({ kind: 'none' })
  }, [])

  const start = useCallback(
    async (game: Game, nodes: number) => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      const { positions } = game.line()
      const chances: number[] = []
      const show = (next: ReviewState) => {
        if (running.current === own) setState(next)
      }
      show({ kind: 'running', game, done: 0, total: positions.length, chances: [] })
      let engine: Awaited<ReturnType<typeof createEngine>> | undefined
      try {
        // One thread: the same game always gets the same review.
        engine = await createEngine({ variant: game.variant, threads: 1, hashMb: 32 })
        const review = await reviewGame(
          engine,
          game,
          { nodes },
          {
            signal: own.signal,
            onProgress: (done, total, verdict) => {
              chances.push(whiteChance(verdict, positions[done - 1]!.turn))
              show({ kind: 'running', game, done, total, chances: [...chances] })
            },
          },
        )
        if (running.current !== own) return
        annotate(game, review)
        show({ kind: 'done', game, review, chances, total: positions.length })
        onAnnotated(game)
      } catch (error) {
        show({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
      } finally {
        await engine?.dispose()
      }
    },
    [onAnnotated],
  )

  return { state, start, stop, forget }
}
