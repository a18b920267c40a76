import type { BoardArrow } from '@rookery/board'
import { canMove, defaultSeat, lonePerson, Opponent, type PlayState } from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import { adviserOf, tellScore } from '@rookery/players'
import { type Move, makeSan, moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/play'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useScoreView } from '../../../preferences/use-score-view.ts'

const hintMs = 600

interface Hint {
  readonly position: object
  /** Undefined while it is thought about. */
  readonly move: Move | undefined
  readonly words: string
}

export interface Hinting {
  readonly canHint: boolean
  readonly ask: () => void
  readonly words: string
  readonly arrows: readonly BoardArrow[] | undefined
}

/** In a strict game nobody whispers. */
const canHint = (state: PlayState): boolean => canMove(state) && state.setup.coach.kind !== 'strict'

/** A move for the person from a strong mind, whoever sits opposite, as an arrow and in words, until the position changes. */
export function useHint(state: PlayState): Hinting {
  const [hint, setHint] = useState<Hint>()
  const mind = useRef<Opponent>(undefined)
  const { position, variant } = state.line
  const adviser = adviserOf(variant.id)
  const stop = useRef<AbortController>(undefined)
  const view = useScoreView(lonePerson(state.setup.sides), state.orientation)
  const newest = useRef({ state, view })
  useLayoutEffect(() => {
    newest.current = { state, view }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another board may have another adviser.
  useEffect(
    () => () => {
      stop.current?.abort()
      void mind.current?.dispose()
      mind.current = undefined
    },
    [adviser],
  )

  const ask = useCallback(() => {
    const { line } = newest.current.state
    if (!canHint(newest.current.state)) return
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    mind.current ??= new Opponent(defaultSeat(adviser), 1)
    setHint({ position: line.position, move: undefined, words: say('hint.looking', { mind: adviser.name }) })
    mind.current
      .think(
        line,
        () => ({ timeMs: hintMs }),
        () => {},
        own.signal,
      )
      .then(
        (choice) => {
          if (!choice) return
          const { score } = choice.thought
          const move = { mind: adviser.name, move: makeSan(line.position, choice.move) }
          const words = score
            ? say('hint.scoredMove', { ...move, score: tellScore(score, newest.current.view) })
            : say('hint.move', move)
          setHint({ position: line.position, move: choice.move, words })
        },
        (error: unknown) => {
          mind.current = undefined
          const reason = sayReason(error)
          setHint({ position: line.position, move: undefined, words: say('hint.none', { reason }) })
        },
      )
  }, [adviser])

  const shown = hint?.position === position ? hint : undefined
  const move = shown?.move
  const isLatest = state.cursor === state.line.moves.length
  return {
    canHint: canHint(state),
    ask,
    words: shown?.words ?? '',
    arrows:
      move === undefined || !isLatest
        ? undefined
        : [{ from: moveFrom(move), to: moveTo(move), tone: 'accent' }],
  }
}
