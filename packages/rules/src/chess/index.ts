export { Chess } from './chess.ts'
export { SEVEN_TAG_ROSTER } from './headers.ts'
export { Move } from './move.ts'
export {
  BISHOP,
  BLACK,
  type Color,
  DEFAULT_POSITION,
  KING,
  KNIGHT,
  PAWN,
  type Piece,
  type PieceSymbol,
  QUEEN,
  ROOK,
  SQUARES,
  type Square,
  WHITE,
} from './names.ts'
export { validateFen } from './validate-fen.ts'
