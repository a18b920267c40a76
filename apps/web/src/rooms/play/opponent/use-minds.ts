import { MindsAtPlay, type PlayAction, type PlayState } from '@rookery/play'
import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react'
import { nowMs } from '../../../ui/now.ts'
import { useReducedMotion } from '../../../ui/use-media.ts'

/** Lets each mind think whenever it is its turn, as long as the page shows the game. */
export function useMinds(state: PlayState, dispatch: Dispatch<PlayAction>): void {
  const isStill = useReducedMotion()
  const latestStill = useRef(isStill)
  const minds = useRef<MindsAtPlay>(undefined)
  useLayoutEffect(() => {
    latestStill.current = isStill
  })

  useEffect(() => {
    const own = new MindsAtPlay(dispatch, { nowMs, isStill: () => latestStill.current })
    minds.current = own
    return () => own.dispose()
  }, [dispatch])

  useEffect(() => minds.current?.follow(state))
}
