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

export const walkAction = (walk: Walk, cursor: number, last: number): PlayAction =>
  walk === 'flip' ? { kind: 'flip' } : { kind: 'step', to: walkFrom(cursor, walk, last) }

/** A command that is not given has no key. The help lists them all (help-dialog.tsx). */
export function useGameKeys(
  { cursor, line, preMove }: PlayState,
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
            return preMove && (() => dispatch({ kind: 'cancel' }))
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
      [dispatch, preMove, onHelp, onHint, onNewGame, onTypeMove],
    ),
  )
}
