import { type Color, opposite, type Position, type Role, roles, type Square } from '@rookery/rules'
import type { SquareWorth, Term } from '../search/index.ts'
import { BLACK_PAWN, type Reach, reachOn } from './reach.ts'

const worths: Readonly<Record<Role, number>> = {
  pawn: 10,
  rook: 50,
  knight: 30,
  bishop: 35,
  queen: 90,
  king: 10_000,
}
const worth = roles.map((role) => worths[role])
const KING = roles.indexOf('king')
const PAWN = roles.indexOf('pawn')
/** What enemy pieces weigh against own ones. */
const ENEMY_WEIGHT = 3
export const KING_IN_REACH = 1_000_000

/** By square: 0 where it is empty, otherwise 1 to 6 for White's roles and 7 to 12 for Black's. */
const cells = new Int8Array(64)
const occupied = new Int8Array(64)
let count = 0

/** Fills `cells`, and `occupied` with the squares of its pieces. */
function readCells({ board }: Position): void {
  for (let index = 0; index < count; index++) cells[occupied[index]!] = 0
  count = 0
  for (let role = 0; role < 6; role++)
    for (let half = 0; half < 16; half += 8)
      for (let rest = board[half + role]!; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const square = (half << 2) + 31 - Math.clz32(bit)
        cells[square] = (board[half + 6]! & bit) !== 0 ? role + 1 : role + 7
        occupied[count++] = square
      }
}

/** What a piece could take next move, kings left out: their worth is `KING_IN_REACH`, of which the last call tells. */
let reachesKing = false
function prey(reach: Reach, square: number, cell: number): number {
  const isWhite = cell < 7
  const role = (cell - 1) % 6
  const lines = reach[role === PAWN && !isWhite ? BLACK_PAWN : role]![square]!
  let sum = 0
  reachesKing = false
  for (let line = 0; line < lines.length; line++) {
    const squares = lines[line]!
    for (let index = 0; index < squares.length; index++) {
      const met = cells[squares[index]!]!
      if (met === 0) continue
      if (met < 7 !== isWhite) {
        const role = (met - 1) % 6
        if (role === KING) reachesKing = true
        else sum += worth[role]!
      }
      break
    }
  }
  return sum
}

const isAboutToCrown = (cell: number, square: Square, ranks: number): boolean =>
  cell === PAWN + 1 ? square >> 3 === ranks - 2 : cell === PAWN + 7 && square >> 3 === 1

/** The document's state value, from the side to move. */
export function stateValue(position: Position): number {
  const reach = reachOn(position.variant)
  const { ranks } = position.variant
  const moverIsWhite = position.turn === 'white'
  readCells(position)
  let value = 0
  for (let index = 0; index < count; index++) {
    const square = occupied[index]!
    const cell = cells[square]!
    const isOwn = cell < 7 === moverIsWhite
    let gain = prey(reach, square, cell)
    if (isOwn && reachesKing) return KING_IN_REACH
    if (isAboutToCrown(cell, square, ranks)) gain += worths.queen
    const own = worth[(cell - 1) % 6]!
    value += isOwn ? own + gain : -(ENEMY_WEIGHT * own + gain)
  }
  return value
}

/** All pieces of the board, both kings included. */
export const boardWorth = (position: Position): number =>
  position.pieces().reduce((sum, { piece }) => sum + worths[piece.role], 0)

/** What `stateValue` sums, from White's side. */
export function explainState(position: Position): Term[] {
  const reach = reachOn(position.variant)
  const sides = [position.turn, opposite(position.turn)]
  readCells(position)
  const pieces = position.pieces().map(({ square, piece }) => {
    const taken = prey(reach, square, cells[square]!)
    const crowning = isAboutToCrown(cells[square]!, square, position.variant.ranks) ? worths.queen : 0
    return { square, piece, taken, crowning, hasKing: reachesKing }
  })
  const sign = position.turn === 'white' ? 1 : -1
  const makeTerm = (name: string, side: Color, value: (piece: (typeof pieces)[number]) => number): Term => {
    const squares = pieces
      .filter(({ piece }) => piece.color === side)
      .map((each): SquareWorth => ({ square: each.square, piece: each.piece, value: sign * value(each) }))
      .filter((each) => each.value !== 0)
    return { name, value: squares.reduce((sum, each) => sum + each.value, 0), squares }
  }
  const [own, enemy] = sides as [Color, Color]
  const taker = pieces.find(({ piece, hasKing }) => piece.color === own && hasKing)
  if (taker) return [makeTerm('king in reach', own, (each) => (each === taker ? KING_IN_REACH : 0))]
  return [
    makeTerm('own pieces', own, ({ piece }) => worths[piece.role]),
    makeTerm('own captures', own, ({ taken }) => taken),
    makeTerm('own crowning', own, ({ crowning }) => crowning),
    makeTerm('enemy pieces', enemy, ({ piece }) => -ENEMY_WEIGHT * worths[piece.role]),
    makeTerm('enemy captures', enemy, ({ taken }) => -taken),
    makeTerm('enemy crowning', enemy, ({ crowning }) => -crowning),
  ]
}
