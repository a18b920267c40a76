import { describeFaults, err, type Fault, type Move, ok, parseMove, type Result } from '@rookery/rules'
import { canMove, isLive, outcomeOf, type PlayState } from './play-state.ts'

export const commandNames = [
  'back',
  'forward',
  'start',
  'end',
  'flip',
  'takeback',
  'hint',
  'draw',
  'resign',
  'rematch',
  'new',
  'help',
] as const
export type CommandName = (typeof commandNames)[number]

export type TypedCommand =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'command'; readonly name: CommandName }

export type TypedFault = Fault<'typed-move' | 'typed-turn'>

const synonyms: ReadonlyMap<string, CommandName> = new Map([
  ['undo', 'takeback'],
  ['next', 'forward'],
  ['first', 'start'],
  ['last', 'end'],
])

/** A move in SAN or UCI, or one of the commands. */
export function parseTyped(text: string, state: PlayState): Result<TypedCommand, TypedFault> {
  const word = text.trim()
  const plain = word.toLowerCase().replace(/[\s-]/g, '')
  const name = commandNames.find((command) => command === plain) ?? synonyms.get(plain)
  if (name) return ok({ kind: 'command', name })
  if (!canMove(state)) return err({ code: 'typed-turn', message: whyNoMove(state) })
  const move = parseMove(state.line.position, word)
  if (move.ok) return ok({ kind: 'move', move: move.value })
  return err({ code: 'typed-move', message: describeFaults(move.faults) })
}

function whyNoMove(state: PlayState): string {
  if (outcomeOf(state)) return 'The game is over; "rematch" or "new" starts another.'
  return isLive(state)
    ? 'It is not your turn.'
    : 'The board shows the past; "end" goes back to the latest move.'
}
