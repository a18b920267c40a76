import {
  capturedPiece,
  checkPosition,
  colors,
  fileOf,
  isCastling,
  type Move,
  makeSquare,
  moveFrom,
  movePromotion,
  moveTo,
  type Piece,
  type Position,
  roles,
  type Square,
} from '@rookery/rules'
import { targetsFrom } from './legal.ts'
import { askPage } from './reading.ts'
import { type BoardState, checkedSquares, lastMoveOf } from './state.ts'

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const describePiece = ({ color, role }: Piece): string => `${color} ${role}`

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** A square's accessible name: "e4, white pawn, can go here". */
export function nameSquare(
  state: BoardState,
  targets: ReadonlyMap<Square, unknown>,
  checked: readonly Square[],
  square: Square,
): string {
  const { placement, selected, preMove } = state
  const piece = placement.pieces.get(square)
  const highlight = state.wishes.highlights.find(({ at, label }) => at === square && label)
  const notes = [
    checked.includes(square) && 'in check',
    selected === square &&
      targets.size > 0 &&
      `can go to ${listWords([...targets.keys()].map(makeSquare).sort())}`,
    preMove?.from === square && 'pre-move from here',
    preMove?.to === square && 'pre-move to here',
    highlight?.label,
    targets.has(square) && 'can go here',
  ]
  return [makeSquare(square), piece ? describePiece(piece) : 'empty', ...notes.filter(Boolean)].join(', ')
}

export const tellPickedUp = ({ placement }: BoardState, square: Square): string =>
  `${capitalise(makeSquare(square))}, ${describePiece(placement.pieces.get(square)!)}, picked up.`

export const tellPreMove = ({ placement }: BoardState, from: Square, to: Square): string =>
  `Pre-move: ${placement.pieces.get(from)?.role ?? 'piece'} from ${makeSquare(from)} to ${makeSquare(to)}, as soon as it is your turn.`

/** A move as one would say it: "knight from g1 to f3, takes pawn, check". */
export function describeMove(position: Position, move: Move): string {
  checkPosition('describeMove', position)
  const after = position.play(move)
  const alarm = after.isCheck() ? (after.hasLegalMove() ? ', check' : ', checkmate') : ''
  if (isCastling(move)) return `castles ${fileOf(moveTo(move)) === 6 ? 'king' : 'queen'} side${alarm}`
  const captured = capturedPiece(position, move)
  const promotion = movePromotion(move)
  const from = moveFrom(move)
  return [
    `${position.pieceAt(from)!.role} from ${makeSquare(from)} to ${makeSquare(moveTo(move))}`,
    captured && `, takes ${captured.role}`,
    promotion && `, becomes a ${promotion}`,
    alarm,
  ].join('')
}

export const tellMove = (position: Position, move: Move): string =>
  `${capitalise(position.turn)}: ${describeMove(position, move)}.`

/** "White: king on e1, queen on d1, pawns on a2 and b2." */
export function tellPieces({ placement }: BoardState, color: Piece['color']): string {
  const groups = [...roles].reverse().flatMap((role) => {
    const squares = [...placement.pieces]
      .filter(([, piece]) => piece.color === color && piece.role === role)
      .map(([square]) => makeSquare(square))
      .sort()
    return squares.length > 0 ? `${role}${squares.length > 1 ? 's' : ''} on ${listWords(squares)}` : []
  })
  return `${capitalise(color)}: ${groups.join('; ') || 'no pieces'}.`
}

/** "e4 is attacked by the white knight on c3 and the black pawn on d5." */
export function tellAttackers(square: Square, attackers: readonly (readonly [Square, Piece])[]): string {
  const named = attackers.map(([from, piece]) => `the ${describePiece(piece)} on ${makeSquare(from)}`)
  return `${capitalise(makeSquare(square))} is attacked by ${listWords(named) || 'nothing'}.`
}

export function tellLastMove(state: BoardState): string {
  if (state.lastWords !== undefined) return state.lastWords
  const [from, to] = lastMoveOf(state)
  if (from === undefined || to === undefined) return 'No move has been played here.'
  const piece = state.placement.pieces.get(to)
  return `Last move: ${piece ? `${describePiece(piece)} ` : ''}from ${makeSquare(from)} to ${makeSquare(to)}.`
}

export function tellClocks({ wishes: { clocks } }: BoardState): string {
  const left = typeof clocks === 'function' ? askPage(clocks) : clocks
  const told = colors.flatMap((color) => {
    const ms = left?.[color]
    return Number.isFinite(ms) ? `${capitalise(color)} has ${tellTime(ms!)}.` : []
  })
  return told.join(' ') || 'There are no clocks.'
}

function tellTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count > 1 ? 's' : ''}`)
  return listWords(told) || '0 seconds'
}

/** Everything a screen reader should know that is not on a square. */
export function tellTurn(state: BoardState): string {
  const { turn } = state.placement
  return `${capitalise(turn)} to move${checkedSquares(state).length > 0 ? ', in check' : ''}.`
}

export const targetsInHand = (state: BoardState): ReturnType<typeof targetsFrom> =>
  state.selected === undefined ? new Map() : targetsFrom(state, state.selected)
