import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/web/games'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameSummary } from '../../game/storage/game-record.ts'
import type { ReviewAllProgress } from './review-all.ts'

/** All cores but one, so that the page stays quick. */
const threads = () => Math.max(1, (navigator.hardwareConcurrency || 2) - 1)

/** Reviews of a whole list, one button for all. */
export function useReviewAll() {
  const [progress, setProgress] = useState<ReviewAllProgress>()
  const [words, setWords] = useState('')
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(async (games: readonly GameSummary[]) => {
    const own = new AbortController()
    running.current = own
    setWords('')
    try {
      const { reviewAll } = await import('./review-all.ts')
      const result = await reviewAll(games, threads(), own.signal, setProgress)
      setWords(describe(result))
    } catch (error) {
      setWords(say('reviews.ended', { reason: sayReason(error) }))
    } finally {
      setProgress(undefined)
    }
  }, [])
  const stop = useCallback(() => running.current?.abort(), [])

  return { progress, words, start, stop }
}

function describe({ done, total, old, failed }: ReviewAllProgress): string {
  const fresh = done - old - failed
  const parts = [say('reviews.fresh', { count: fresh })]
  if (old > 0) parts.push(say('reviews.old', { count: old }))
  if (failed > 0) parts.push(say('reviews.failed', { count: failed }))
  if (done < total) parts.push(say('reviews.left', { count: total - done }))
  return `${parts.join(', ')}.`
}
