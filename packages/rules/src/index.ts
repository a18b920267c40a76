export {
  attackersOf,
  attacksFrom,
  bishopAttacks,
  checkersOf,
  kingAttacks,
  knightAttacks,
  lineThrough,
  pawnAttacks,
  pieceAttacks,
  queenAttacks,
  rookAttacks,
  squaresBetween,
} from './attack-sets.ts'
export { type Board, createBoard, type PlacedPiece, piecesOn } from './board.ts'
export { checkPosition } from './check-position.ts'
export { createPosition, type SetupFault, type SetupOptions } from './create-position.ts'
export { legalDestinationNames, legalDestinations } from './destinations.ts'
export { type Epd, type EpdFault, type EpdOperation, makeEpd, parseEpd } from './epd.ts'
export {
  type FenFault,
  type FenOptions,
  makeBoard,
  makeFen,
  makeFenKey,
  parseFen,
  parsePosition,
  startPosition,
} from './fen.ts'
export * from './game/index.ts'
export { type ChessLike, type GameSource, toGame } from './game-source.ts'
export { withTurn } from './imagine.ts'
export { type GameView, Line } from './line.ts'
export {
  castlingRook,
  isCastling,
  isEnPassant,
  type Move,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
} from './move.ts'
export { type MoveFacts, moveFacts } from './move-facts.ts'
export {
  hasMatingMaterial,
  makeResult,
  type Outcome,
  positionOutcome,
  type Reason,
  reasons,
  timeOutcome,
} from './outcome.ts'
export { divide, perft } from './perft.ts'
export * from './pgn/index.ts'
export {
  type Color,
  colors,
  makePiece,
  makeRole,
  opposite,
  type Piece,
  parsePiece,
  parseRole,
  type Role,
  roles,
} from './piece.ts'
export {
  type BookMove,
  PolyglotBook,
  type PolyglotEntry,
  type PolyglotFault,
  parsePolyglot,
  polyglotEntry,
  writePolyglot,
} from './polyglot-book.ts'
export { capturedPiece, isCapture, type Position, samePosition } from './position.ts'
export { createRandom, type Random } from './random.ts'
export {
  describeFaults,
  describeValue,
  type Err,
  err,
  type Fault,
  type Ok,
  ok,
  type Result,
  unwrap,
} from './result.ts'
export { makeSan, makeSans, parseMove, parseSan } from './san.ts'
export type { Setup } from './setup.ts'
export { fileOf, makeFile, makeSquare, parseSquare, rankOf, type Square, squareAt } from './square.ts'
export { SquareSet } from './square-set.ts'
export { type MoveFault, makeUci, parseUci } from './uci.ts'
export * from './variants/index.ts'
export { sumPieces, visitPieces } from './visit-pieces.ts'
export { withoutPiece } from './without-piece.ts'
export { writeZobristKey, zobristKey } from './zobrist.ts'
