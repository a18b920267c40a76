import {
  type Color,
  fileOf,
  type Move,
  moveFrom,
  moveTo,
  type Position,
  rankOf,
  type Square,
  squareAt,
} from '@rookery/rules'
import { say } from '@rookery/words/cli/play'

/** A person choosing a move with the arrow keys: first the piece, then where it goes. */
export interface Picker {
  readonly cursor: Square
  readonly selected: Square | undefined
  readonly hint: string
}

export type PickerStep =
  | { readonly kind: 'picking'; readonly picker: Picker }
  /** More than one only where a pawn is promoted. */
  | { readonly kind: 'picked'; readonly moves: readonly Move[] }
  | { readonly kind: 'cancelled' }

const steps: Readonly<Record<string, readonly [file: number, rank: number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
}

export const createPicker = (position: Position): Picker => ({
  cursor: position.kingOf(position.turn) ?? 0,
  selected: undefined,
  hint: say('picker.choose'),
})

/** What a key does; `from` is the side from which the board is seen. */
export function pressKey(picker: Picker, key: string, position: Position, from: Color): PickerStep {
  const step = steps[key]
  if (step) return stay({ ...picker, cursor: moveCursor(picker.cursor, step, position, from) })
  if (key === 'return' || key === 'enter' || key === 'space') return pressEnter(picker, position)
  if (key !== 'escape') return stay(picker)
  if (picker.selected === undefined) return { kind: 'cancelled' }
  return stay({ ...picker, selected: undefined, hint: say('picker.choose') })
}

const stay = (picker: Picker): PickerStep => ({ kind: 'picking', picker })

function moveCursor(
  cursor: Square,
  [file, rank]: readonly [number, number],
  { variant }: Position,
  from: Color,
): Square {
  const sign = from === 'white' ? 1 : -1
  const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
  return squareAt(
    clamp(fileOf(cursor) + sign * file, variant.files),
    clamp(rankOf(cursor) + sign * rank, variant.ranks),
  )
}

function pressEnter(picker: Picker, position: Position): PickerStep {
  const { cursor, selected } = picker
  if (selected === cursor) return stay({ ...picker, selected: undefined, hint: say('picker.choose') })
  if (selected !== undefined) {
    const moves = movesFrom(position, selected).filter((move) => moveTo(move) === cursor)
    if (moves.length > 0) return { kind: 'picked', moves }
  }
  if (movesFrom(position, cursor).length > 0)
    return stay({ cursor, selected: cursor, hint: say('picker.goal') })
  const hint = selected === undefined ? say('picker.noPiece') : say('picker.noGoal')
  return stay({ ...picker, hint })
}

export const movesFrom = (position: Position, square: Square): Move[] =>
  position.legalMoves().filter((move) => moveFrom(move) === square)
