import { clockLimits } from '@rookery/play'
import type { Limits, Thought } from '@rookery/players'
import { type Color, colors } from '@rookery/rules'
import { type Dispatch, useEffect, useRef } from 'react'
import { leftMs } from '../../../game/clock.ts'
import { isDrawOffered, isWatched, mindToMove, type PlayState } from '../../../game/play-state.ts'
import type { PlayAction } from '../../../game/reducer.ts'
import { nowMs } from '../../../ui/now.ts'
import { useReducedMotion } from '../../../ui/use-media.ts'
import { Opponent } from './opponent.ts'

/** Long enough for the move before to land before the answer sets off; where nothing moves, there is nothing to wait for. */
const restMs = 260
/** Between the moves of two minds, so that a person can follow. */
const watchedRestMs = 600
/** A mind with less than this on its clock does not rest. */
const hurriedMs = 20_000

/** Lets each mind think, in its worker, whenever it is its turn, and sends its thoughts and its move to the state. */
export function useMinds(state: PlayState, dispatch: Dispatch<PlayAction>): void {
  const { gameId, line, setup } = state
  const ply = line.moves.length
  const isHealthy = state.failure === undefined
  const isAsked = isHealthy && !state.isPaused && mindToMove(state) !== undefined
  const isOffered = isDrawOffered(state)
  const isStill = useReducedMotion()
  const minds = useRef<Partial<Record<Color, Opponent>>>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: each game wakes its own minds, and each new try fresh ones.
  useEffect(() => {
    if (!isHealthy) return
    const woken: Partial<Record<Color, Opponent>> = {}
    for (const color of colors) {
      const seat = setup.sides[color]
      if (seat.kind === 'mind') woken[color] = new Opponent(seat, setup.seed)
    }
    minds.current = woken
    return () => {
      minds.current = {}
      for (const mind of Object.values(woken)) void mind.dispose()
    }
  }, [gameId, isHealthy])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the game, the ply and the offer name what is asked.
  useEffect(() => {
    const mind = minds.current[line.position.turn]
    if (!isAsked || !mind) return
    const stop = new AbortController()
    const fail = (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      if (!stop.signal.aborted) dispatch({ kind: 'fail', gameId, ply, message })
    }
    if (isOffered) {
      mind.answerDraw(line, stop.signal).then((accepts) => {
        if (accepts !== undefined) dispatch({ kind: 'answer-draw', gameId, ply, accepts })
      }, fail)
    } else {
      const report = (thought: Thought) => dispatch({ kind: 'think', gameId, ply, thought })
      const thinking = mind.think(line, () => limitsOf(state), report, stop.signal)
      Promise.all([thinking, rest(isStill ? 0 : restFor(state), stop.signal)]).then(([choice]) => {
        if (choice) dispatch({ kind: 'answer', gameId, ply, move: choice.move, thought: choice.thought })
      }, fail)
    }
    return () => stop.abort()
  }, [gameId, ply, isAsked, isOffered])
}

function limitsOf(state: PlayState): Limits {
  return state.clock ? clockLimits(state.clock, state.line, nowMs()) : {}
}

function restFor(state: PlayState): number {
  const left = leftMs(state, state.line.position.turn, nowMs()) ?? Infinity
  if (left < hurriedMs) return 0
  return isWatched(state) ? watchedRestMs : restMs
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
