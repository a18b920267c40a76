import { MindsAtPlay, type PlayAction, type PlayState, reduceTimed } from '@rookery/play'
import type { Thought } from '@rookery/players'
import type { Line } from '@rookery/rules'
import {
  type Dispatch,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react'
import { paces } from '../preferences/preferences.ts'
import { getPreferences } from '../preferences/store.ts'
import { nowMs } from '../ui/now.ts'
import { useReducedMotion } from '../ui/use-media.ts'

/**
 * What a mind thinks now, by the line that it was asked about. It stands beside the state of the game, so that a report renders only
 * what shows it; the state gets the last one, with the move.
 */
const thinking = new WeakMap<Line, Thought>()
const listeners = new Set<() => void>()

/** A game that is played here: its state, and a way to act in it. Each mind thinks whenever it is its turn, as long as the page shows the game. */
export function useGame(initial: PlayState): readonly [PlayState, Dispatch<PlayAction>] {
  const [state, dispatchTimed] = useReducer(reduceTimed, initial)
  const isStill = useReducedMotion()
  const latest = useRef({ isStill, line: state.line })
  const minds = useRef<MindsAtPlay>(undefined)
  useLayoutEffect(() => {
    latest.current = { isStill, line: state.line }
  })

  const dispatch = useCallback((action: PlayAction) => dispatchTimed({ action, atMs: nowMs() }), [])

  useEffect(() => {
    const hear = (action: PlayAction) => {
      if (action.kind !== 'think') return dispatch(action)
      thinking.set(latest.current.line, action.thought)
      for (const listener of [...listeners]) listener()
    }
    const own = new MindsAtPlay(hear, {
      nowMs,
      isStill: () => latest.current.isStill,
      watchedRestMs: () => paces[getPreferences().pace],
    })
    minds.current = own
    return () => own.dispose()
  }, [dispatch])

  useEffect(() => minds.current?.follow(state))
  return [state, dispatch]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The game together with what the mind to move thinks of it now. */
export function useThoughtfulState(state: PlayState): PlayState {
  const { line } = state
  const thought = useSyncExternalStore(subscribe, () => thinking.get(line))
  return useMemo(
    () => (thought ? { ...state, thoughts: new Map(state.thoughts).set(line.moves.length, thought) } : state),
    [state, line, thought],
  )
}
