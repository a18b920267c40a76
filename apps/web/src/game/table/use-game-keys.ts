import type { PlayAction, PlayState } from '@rookery/play'
import { type Dispatch, useCallback } from 'react'
import { useKeys } from '../../ui/use-keys.ts'
import { useWalkKeys, type Walk, walkFrom } from '../../ui/use-walk-keys.ts'

/** What the keys that are no move of the game do. */
export interface GameCommands {
  readonly onHelp: () => void
  readonly onHint: () => void
  readonly onNewGame: () => void
  readonly onTypeMove: () => void
}

/** The keys of the play room, as the help lists them. */
export const gameKeys: readonly (readonly [keys: string, meaning: string])[] = [
  ['← →', 'one move back, one move on; also the wheel over the board'],
  ['Home End', 'the start of the game, the latest move'],
  ['f', 'turn the board'],
  ['m', 'type a move or a command'],
  ['h', 'ask for a hint'],
  ['n', 'new game'],
  ['Esc', 'put the piece down, forget the pre-move'],
  ['?', 'this help'],
]

export const walkAction = (walk: Walk, cursor: number, last: number): PlayAction =>
  walk === 'flip' ? { kind: 'flip' } : { kind: 'step', to: walkFrom(cursor, walk, last) }

/** A command that is not given has no key. */
export function useGameKeys(
  { cursor, line }: PlayState,
  dispatch: Dispatch<PlayAction>,
  { onHelp, onHint, onNewGame, onTypeMove }: Partial<GameCommands> = {},
): void {
  const last = line.moves.length
  useWalkKeys(useCallback((walk) => dispatch(walkAction(walk, cursor, last)), [cursor, last, dispatch]))
  useKeys(
    useCallback(
      (key) => {
        switch (key) {
          case 'Escape':
            return () => dispatch({ kind: 'cancel' })
          case 'h':
            return onHint
          case 'm':
            return onTypeMove
          case 'n':
            return onNewGame
          case '?':
            return onHelp
          default:
            return undefined
        }
      },
      [dispatch, onHelp, onHint, onNewGame, onTypeMove],
    ),
  )
}
