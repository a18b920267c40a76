import type { Thought } from '@rookery/players'
import { type Dispatch, useEffect, useRef } from 'react'
import { isOpponentsTurn, type PlayState } from '../game/play-state.ts'
import type { PlayAction } from '../game/reducer.ts'
import { Opponent } from './opponent.ts'

/** Long enough for the person's own move to land before the answer sets off. */
const restMs = 260

/** Lets the opponent think, in its worker, whenever it is its turn, and sends its thoughts and its move to the state. */
export function useOpponent(state: PlayState, dispatch: Dispatch<PlayAction>): void {
  const { gameId, line, setup } = state
  const ply = line.moves.length
  const healthy = state.failure === undefined
  const asked = healthy && isOpponentsTurn(state)
  const opponent = useRef<Opponent>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each game wakes its own opponent, and each new try a fresh one.
  useEffect(() => {
    if (!healthy) return
    const woken = new Opponent(setup.opponent, setup.seed)
    opponent.current = woken
    return () => {
      opponent.current = undefined
      void woken.dispose()
    }
  }, [gameId, healthy])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the game and the ply name the line that is thought about.
  useEffect(() => {
    if (!asked || !opponent.current) return
    const stop = new AbortController()
    const report = (thought: Thought) => dispatch({ kind: 'think', gameId, ply, thought })
    Promise.all([opponent.current.think(line, report, stop.signal), rest(stop.signal)]).then(
      ([choice]) => {
        if (choice) dispatch({ kind: 'answer', gameId, ply, move: choice.move, thought: choice.thought })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        dispatch({
          kind: 'fail',
          gameId,
          ply,
          message: error instanceof Error ? error.message : String(error),
        })
      },
    )
    return () => stop.abort()
  }, [gameId, ply, asked])
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, restMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
