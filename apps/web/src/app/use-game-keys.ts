import { type Dispatch, useEffect } from 'react'
import type { PlayState } from '../game/play-state.ts'
import type { PlayAction } from '../game/reducer.ts'

/** What the keys that are no move of the game do. */
export interface KeyCommands {
  readonly onHelp: () => void
  readonly onHint: () => void
  readonly onNewGame: () => void
  readonly onTypeMove: () => void
}

/** The keys of the play room, as the help lists them. */
export const gameKeys: readonly (readonly [keys: string, meaning: string])[] = [
  ['← →', 'one move back, one move on'],
  ['Home End', 'the start of the game, the latest move'],
  ['f', 'turn the board'],
  ['m', 'type a move or a command'],
  ['h', 'ask for a hint'],
  ['n', 'new game'],
  ['Esc', 'put the piece down, forget the pre-move'],
  ['?', 'this help'],
]

/** Each works where no other part of the page uses the key itself; a command that is not given has no key. */
export function useGameKeys(
  { cursor, line }: PlayState,
  dispatch: Dispatch<PlayAction>,
  { onHelp, onHint, onNewGame, onTypeMove }: Partial<KeyCommands> = {},
): void {
  const last = line.moves.length
  useEffect(() => {
    const step = (to: number) => () => dispatch({ kind: 'step', to })
    const cancel = () => dispatch({ kind: 'cancel' })
    const commands: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowLeft: step(cursor - 1),
      ArrowRight: step(cursor + 1),
      Home: step(0),
      End: step(last),
      Escape: cancel,
      f: () => dispatch({ kind: 'flip' }),
      h: onHint,
      m: onTypeMove,
      n: onNewGame,
      '?': onHelp,
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commands[event.key]
      if (!command || event.defaultPrevented || isChorded(event) || usesKeysItself(event.target)) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [cursor, last, dispatch, onHelp, onHint, onNewGame, onTypeMove])
}

/** A question mark needs the shift key on most keyboards. */
const isChorded = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== '?')

const usesKeysItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, pre, dialog') !== null
