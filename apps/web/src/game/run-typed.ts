import type { CommandName, PlayAction, PlayState } from '@rookery/play'
import type { Dispatch } from 'react'
import type { TypedCommand } from './typed-command.ts'

type PageCommand = 'hint' | 'resign' | 'rematch' | 'new' | 'help'

/** What the page does besides the game, or asks about first. */
export type PageCommands = Readonly<Record<PageCommand, () => void>>

export function runTyped(
  typed: TypedCommand,
  state: PlayState,
  dispatch: Dispatch<PlayAction>,
  page: PageCommands,
): void {
  if (typed.kind === 'move') dispatch({ kind: 'play', move: typed.move })
  else if (isPageCommand(typed.name)) page[typed.name]()
  else dispatch(actionOf(typed.name, state))
}

const isPageCommand = (name: CommandName<'page'>): name is PageCommand =>
  name === 'hint' || name === 'resign' || name === 'rematch' || name === 'new' || name === 'help'

function actionOf(name: Exclude<CommandName<'page'>, PageCommand>, { cursor, line }: PlayState): PlayAction {
  switch (name) {
    case 'back':
      return { kind: 'step', to: cursor - 1 }
    case 'forward':
      return { kind: 'step', to: cursor + 1 }
    case 'start':
      return { kind: 'step', to: 0 }
    case 'end':
      return { kind: 'step', to: line.moves.length }
    case 'flip':
      return { kind: 'flip' }
    case 'undo':
      return { kind: 'take-back' }
    case 'draw':
      return { kind: line.claimableDraw() ? 'claim-draw' : 'offer-draw' }
  }
}
