import { canMove, mayWarn, type PlayAction, type PlayState, playablePreMove } from '@rookery/play'
import type { Line, Move } from '@rookery/rules'
import { type Dispatch, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Guard } from './coaching.ts'

/** A move that waits for the coach's word. */
export interface HeldMove {
  readonly line: Line
  readonly move: Move
}

/** Holds back each move that the coach may ask about, until it is played or put back. */
export function useHeldMove(
  state: PlayState,
  dispatch: Dispatch<PlayAction>,
  guard: RefObject<Guard | undefined>,
): readonly [held: HeldMove | undefined, settle: (isPlayed: boolean) => void] {
  const [held, setHeld] = useState<HeldMove>()
  const isHeld = held?.line === state.line && canMove(state)

  useLayoutEffect(() => {
    guard.current = (action) => {
      const move = moveOf(state, action)
      const { line, setup, warned } = state
      if (move === undefined || !mayWarn({ coach: setup.coach, warned }, line.position, move)) return false
      // A pre-move has become a move like any other.
      dispatch({ kind: 'cancel' })
      setHeld({ line, move })
      return true
    }
    return () => {
      guard.current = undefined
    }
  }, [guard, state, dispatch])

  // Whoever steps back, takes back or runs out of time has let go of the move.
  useEffect(() => {
    if (held && !isHeld) setHeld(undefined)
  }, [held, isHeld])

  const settle = useCallback(
    (isPlayed: boolean) => {
      setHeld(undefined)
      if (isPlayed && held) dispatch({ kind: 'play', move: held.move })
    },
    [held, dispatch],
  )
  return [isHeld ? held : undefined, settle]
}

/** The move that an action would make. */
function moveOf(state: PlayState, action: PlayAction): Move | undefined {
  if (!canMove(state)) return undefined
  if (action.kind === 'play') return action.move
  if (action.kind !== 'play-pre-move' || !state.preMove) return undefined
  return playablePreMove(state.line.position, state.preMove)
}
