import { type Color, opposite, type Position, roles, type Square, visitPieces } from '@rookery/rules'
import type { SquareWorth, Term } from '../voice/index.ts'
import { BLACK_PAWN, type Reach, reachOn } from './reach.ts'
import { ENEMY_WEIGHT, KING, PAWN, QUEEN, REFEREE_WEIGHT, worths } from './worths.ts'

/** By square: 0 where it is empty, otherwise 1 to 6 for White's roles and 7 to 12 for Black's. */
const cells = new Int8Array(64)
const occupied = new Int8Array(64)
let count = 0

/** Fills `cells`, and `occupied` with the squares of its pieces. */
function readCells(position: Position): void {
  for (let index = 0; index < count; index++) cells[occupied[index]!] = 0
  count = 0
  visitPieces(position, (square, piece) => {
    cells[square] = piece + 1
    occupied[count++] = square
  })
}

/** What a piece could take next move. A king counts nothing: to take it ends the game, which the search sees. */
function prey(reach: Reach, square: number, cell: number): number {
  const isWhite = cell < 7
  const role = (cell - 1) % 6
  const lines = reach[role === PAWN && !isWhite ? BLACK_PAWN : role]![square]!
  let sum = 0
  for (let line = 0; line < lines.length; line++) {
    const squares = lines[line]!
    for (let index = 0; index < squares.length; index++) {
      const met = cells[squares[index]!]!
      if (met === 0) continue
      const role = (met - 1) % 6
      if (met < 7 !== isWhite && role !== KING) sum += worths[role]!
      break
    }
  }
  return sum
}

const isAboutToPromote = (cell: number, square: Square, ranks: number): boolean =>
  cell === PAWN + 1 ? square >> 3 === ranks - 2 : cell === PAWN + 7 && square >> 3 === 1

/** What a piece is worth to the referee, times what that counts by now; nothing where no referee counts. */
function refereeTable({ variant: { moveLimit }, ply }: Position): readonly number[] {
  if (!moveLimit) return NO_REFEREE
  return roles.map((role) => (role === 'king' ? 0 : REFEREE_WEIGHT * ply * moveLimit.worth[role]))
}
const NO_REFEREE: readonly number[] = roles.map(() => 0)

/** The state value of docs/origins.md for one side, whoever is to move, with the referee's count. */
export function stateValue(position: Position, side: Color): number {
  const reach = reachOn(position.variant)
  const { ranks } = position.variant
  const isWhite = side === 'white'
  const counts = refereeTable(position)
  readCells(position)
  let value = 0
  for (let index = 0; index < count; index++) {
    const square = occupied[index]!
    const cell = cells[square]!
    const role = (cell - 1) % 6
    let gain = prey(reach, square, cell) + counts[role]!
    if (isAboutToPromote(cell, square, ranks)) gain += worths[QUEEN]!
    const own = worths[role]!
    value += cell < 7 === isWhite ? own + gain : -(ENEMY_WEIGHT * own + gain)
  }
  return value
}

/**
 * A state value is never zero in a level position: a side counts its own pieces once and the enemy's three times. So a
 * draw has the value that the pieces of the board would have if each side owned half of their worth.
 */
export const drawValue = (position: Position): number =>
  0 - position.pieces().reduce((sum, { piece }) => sum + worths[roles.indexOf(piece.role)]!, 0)

/** What `stateValue` sums. */
export function explainState(position: Position, side: Color): Term[] {
  const reach = reachOn(position.variant)
  const counts = refereeTable(position)
  readCells(position)
  const pieces = position.pieces().map(({ square, piece }) => {
    const role = roles.indexOf(piece.role)
    const taken = prey(reach, square, cells[square]!)
    const promotion = isAboutToPromote(cells[square]!, square, position.variant.ranks) ? worths[QUEEN]! : 0
    return { square, piece, worth: worths[role]!, taken, promotion, count: counts[role]! }
  })
  type Each = (typeof pieces)[number]
  const makeTerm = (name: string, of: Color, value: (each: Each) => number): Term => {
    const squares = pieces
      .filter(({ piece }) => piece.color === of)
      .map((each): SquareWorth => ({ square: each.square, piece: each.piece, value: value(each) }))
      .filter((each) => each.value !== 0)
    return { name, value: squares.reduce((sum, each) => sum + each.value, 0), squares }
  }
  const enemy = opposite(side)
  const terms = [
    makeTerm('own pieces', side, ({ worth }) => worth),
    makeTerm('own captures', side, ({ taken }) => taken),
    makeTerm('own promotion', side, ({ promotion }) => promotion),
    makeTerm('enemy pieces', enemy, ({ worth }) => -ENEMY_WEIGHT * worth),
    makeTerm('enemy captures', enemy, ({ taken }) => 0 - taken),
    makeTerm('enemy promotion', enemy, ({ promotion }) => 0 - promotion),
  ]
  if (!position.variant.moveLimit) return terms
  return [
    ...terms,
    makeTerm('own count', side, ({ count }) => count),
    makeTerm('enemy count', enemy, ({ count }) => 0 - count),
  ]
}
