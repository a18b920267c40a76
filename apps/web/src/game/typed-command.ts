import { type CommandName, canMove, isLive, outcomeOf, type PlayState, readTyped } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { err, type Fault, type Move, ok, parseMove, type Result } from '@rookery/rules'
import { say } from '@rookery/words/web/game'

export type TypedCommand =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'command'; readonly name: CommandName<'page'> }

export type TypedFault = Fault<'typed-move' | 'typed-strict' | 'typed-turn'>

/** A move in SAN or UCI, or one of the commands. */
export function parseTyped(text: string, state: PlayState): Result<TypedCommand, TypedFault> {
  const typed = readTyped(text, 'page')
  if (typed.kind === 'command') {
    const isHelp = typed.name === 'undo' || typed.name === 'hint'
    if (isHelp && state.setup.coach.kind === 'strict')
      return err({ code: 'typed-strict', message: say('strict') })
    return ok({ kind: 'command', name: typed.name })
  }
  if (!canMove(state)) return err({ code: 'typed-turn', message: whyNoMove(state) })
  const move = parseMove(state.line.position, text.trim())
  if (move.ok) return ok({ kind: 'move', move: move.value })
  return err({ code: 'typed-move', message: sayFaults(move.faults) })
}

function whyNoMove(state: PlayState): string {
  if (outcomeOf(state)) return say('typed.over')
  return isLive(state) ? say('typed.notYourTurn') : say('typed.past')
}
