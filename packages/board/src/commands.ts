import {
  type Color,
  colors,
  fileOf,
  type Piece,
  parseSquare,
  rankOf,
  type Square,
  squareAt,
} from '@rookery/rules'
import type { BoardState, Placement } from './state.ts'
import { tellAttackers, tellClocks, tellLastMove, tellPieces, tellTurn } from './words.ts'

/** The keys of the spoken commands, while a square has the focus. */
export const commandKeys: Readonly<Record<string, string>> = {
  w: 'pieces white',
  b: 'pieces black',
  a: 'attacks',
  l: 'last move',
  c: 'clocks',
  t: 'turn',
}

export const commandHelp =
  'W and B tell the pieces of White and Black, A what attacks this square, L the last move, C the clocks, T whose turn it is.'

/** The answer to a spoken command, such as "pieces white", "attacks e4", "last move" or "clocks". */
export function answerCommand(state: BoardState, text: string): string {
  const [name = '', argument = ''] = text.trim().toLowerCase().split(/\s+/)
  switch (name) {
    case 'pieces':
    case 'white':
    case 'black': {
      const color = colors.find((known) => known === name || known === argument)
      return color ? tellPieces(state, color) : colors.map((each: Color) => tellPieces(state, each)).join(' ')
    }
    case 'attacks': {
      const square = argument === '' ? state.current : parseSquare(argument)
      const { files, ranks } = state.placement.variant
      if (square === undefined || fileOf(square) >= files || rankOf(square) >= ranks)
        return `"${argument}" is no square of this board.`
      return tellAttackers(square, attackersOf(state.placement, square))
    }
    case 'last':
      return tellLastMove(state)
    case 'clocks':
    case 'clock':
      return tellClocks(state)
    case 'turn':
      return tellTurn(state)
    default:
      return 'The commands are: pieces white, pieces black, attacks e4, last move, clocks, turn.'
  }
}

/** Every piece that could take on a square, whoever stands there; a position need not be legal for that. */
function attackersOf({ pieces }: Placement, square: Square): (readonly [Square, Piece])[] {
  return [...pieces].filter(([from, piece]) => from !== square && attacks(pieces, from, piece, square))
}

function attacks(
  pieces: ReadonlyMap<Square, Piece>,
  from: Square,
  { color, role }: Piece,
  to: Square,
): boolean {
  const files = fileOf(to) - fileOf(from)
  const ranks = rankOf(to) - rankOf(from)
  const far = Math.max(Math.abs(files), Math.abs(ranks))
  if (role === 'knight') return Math.abs(files * ranks) === 2
  if (role === 'king') return far === 1
  if (role === 'pawn') return Math.abs(files) === 1 && ranks === (color === 'white' ? 1 : -1)
  const isStraight = files === 0 || ranks === 0
  const isDiagonal = Math.abs(files) === Math.abs(ranks)
  if (!(isStraight ? role !== 'bishop' : isDiagonal && role !== 'rook')) return false
  for (let step = 1; step < far; step++)
    if (pieces.has(squareAt(fileOf(from) + (files / far) * step, rankOf(from) + (ranks / far) * step)))
      return false
  return true
}
