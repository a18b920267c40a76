import {
  type Color,
  colors,
  type Piece,
  parseSquare,
  pieceAttacks,
  type Square,
  SquareSet,
} from '@rookery/rules'
import type { BoardState, Placement } from './state.ts'
import { tell, tellAttackers, tellClocks, tellLastMove, tellPieces, tellTurn } from './words.ts'

/** The keys of the spoken commands, while a square has the focus. */
export const commandKeys: Readonly<Record<string, string>> = {
  w: 'pieces white',
  b: 'pieces black',
  a: 'attacks',
  l: 'last move',
  c: 'clocks',
  t: 'turn',
}

/** The answer to a spoken command, such as "pieces white", "attacks e4", "last move" or "clocks". */
export function answerCommand(state: BoardState, text: unknown): string {
  const [name = '', argument = ''] = (typeof text === 'string' ? text : '').trim().toLowerCase().split(/\s+/)
  switch (name) {
    case 'pieces':
    case 'white':
    case 'black': {
      const color = colors.find((known) => known === name || known === argument)
      return color ? tellPieces(state, color) : colors.map((each: Color) => tellPieces(state, each)).join(' ')
    }
    case 'attacks': {
      const square = argument === '' ? state.current : parseSquare(argument)
      if (square === undefined || !state.placement.variant.squares.has(square))
        return tell(state, 'noSquare', { text: argument })
      return tellAttackers(state, square, findAttackers(state.placement, square))
    }
    case 'last':
      return tellLastMove(state)
    case 'clocks':
    case 'clock':
      return tellClocks(state)
    case 'turn':
      return tellTurn(state)
    default:
      return tell(state, 'commands', {})
  }
}

/** Every piece that could take on a square, whoever stands there; a position need not be legal for that. */
function findAttackers({ pieces }: Placement, square: Square): (readonly [Square, Piece])[] {
  const occupied = SquareSet.from(pieces.keys())
  return [...pieces].filter(([from, piece]) => pieceAttacks(piece, from, occupied).has(square))
}
