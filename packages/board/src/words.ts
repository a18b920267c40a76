import {
  type Color,
  checkPosition,
  colors,
  type Move,
  makeSquare,
  moveFacts,
  type Piece,
  type Position,
  roles,
  type Square,
} from '@rookery/rules'
import { type BoardFacts, describePiece, english, tellMove } from './labels.ts'
import { targetsFrom } from './legal.ts'
import { askPage } from './reading.ts'
import { type BoardState, checkedSquares, lastMoveOf } from './state.ts'

export { describePiece }

/** A move as one would say it: "knight from g1 to f3, takes pawn, check". */
export function describeMove(position: Position, move: Move): string {
  checkPosition('describeMove', position)
  return tellMove(moveFacts(position, move))
}

/** In the page's own words where it has some, in English otherwise. */
export function tell<Name extends keyof BoardFacts>(
  { wishes }: Pick<BoardState, 'wishes'>,
  name: Name,
  facts: BoardFacts[Name],
): string {
  const told = wishes.labels[name]?.(facts)
  return typeof told === 'string' ? told : english[name](facts)
}

/** What it means that a king is marked: where kings are taken there is no check. */
function dangerOf({ placement }: BoardState, isMarked: boolean): { isCheck: boolean; isInReach: boolean } {
  const isInReach = isMarked && placement.variant.king === 'captured'
  return { isCheck: isMarked && !isInReach, isInReach }
}

/** A square's accessible name: "e4, white pawn, can go here". */
export function nameSquare(
  state: BoardState,
  targets: ReadonlyMap<Square, unknown>,
  checked: readonly Square[],
  square: Square,
): string {
  const { placement, selected, preMove, wishes } = state
  return tell(state, 'square', {
    square: makeSquare(square),
    piece: placement.pieces.get(square),
    ...dangerOf(state, checked.includes(square)),
    goals: selected === square ? [...targets.keys()].map(makeSquare).sort() : [],
    premove: preMove?.from === square ? 'from' : preMove?.to === square ? 'to' : undefined,
    highlight: wishes.highlights.find(({ at, label }) => at === square && label)?.label,
    isGoal: targets.has(square),
  })
}

export function tellPieces(state: BoardState, color: Color): string {
  const groups = [...roles].reverse().flatMap((role) => {
    const squares = [...state.placement.pieces]
      .filter(([, piece]) => piece.color === color && piece.role === role)
      .map(([square]) => makeSquare(square))
      .sort()
    return squares.length > 0 ? { role, squares } : []
  })
  return tell(state, 'pieces', { color, groups })
}

export const tellAttackers = (
  state: BoardState,
  square: Square,
  attackers: readonly (readonly [Square, Piece])[],
): string =>
  tell(state, 'attackers', {
    square: makeSquare(square),
    attackers: attackers.map(([from, piece]) => ({ ...piece, square: makeSquare(from) })),
  })

export function tellLastMove(state: BoardState): string {
  if (state.seenFacts) return tell(state, 'move', state.seenFacts)
  const [from, to] = lastMoveOf(state)
  const isMove = from !== undefined && to !== undefined
  return tell(state, 'lastMove', {
    from: isMove ? makeSquare(from) : undefined,
    to: isMove ? makeSquare(to) : undefined,
    piece: isMove ? state.placement.pieces.get(to) : undefined,
  })
}

export function tellClocks(state: BoardState): string {
  const { clocks } = state.wishes
  const left = typeof clocks === 'function' ? askPage(clocks) : clocks
  const [white, black] = colors.map((color) => (Number.isFinite(left?.[color]) ? left![color] : undefined))
  return tell(state, 'clocks', { white, black })
}

/** Everything a screen reader should know that is not on a square. */
export function tellTurn(state: BoardState): string {
  const { pieces, turn: color } = state.placement
  const isMarked = checkedSquares(state).some((square) => pieces.get(square)?.color === color)
  return tell(state, 'turn', { color, ...dangerOf(state, isMarked) })
}

export const targetsInHand = (state: BoardState): ReturnType<typeof targetsFrom> =>
  state.selected === undefined ? new Map() : targetsFrom(state, state.selected)
