import { createBoard } from './board.ts'
import { createPosition } from './create-position.ts'
import { parsePosition } from './fen.ts'
import { type GameView, Line } from './line.ts'
import { Position } from './position.ts'
import { describeFaults, describeValue, err, type Fault, ok, type Result, unwrap } from './result.ts'
import { parseUci } from './uci.ts'
import { chess960 } from './variants/chess960.ts'
import { variantById } from './variants/index.ts'
import type { Variant } from './variants/variant.ts'

/** A game with the names of chess.js: our `Chess`, or chess.js's own. */
export interface ChessLike {
  fen(): string
  /** Only ours has it. */
  isChess960?(): boolean
  history(options: { verbose: true }): readonly { readonly before: string; readonly lan: string }[]
}

/** Whatever can be taken for a game: a FEN, a position, a line of play, or a `Chess`. */
export type GameSource = string | Position | GameView | ChessLike

/**
 * Reads a game from whatever it is given as. FENs and a `Chess` are of the `variant`; where none is named, FENs are of standard
 * chess, and a `Chess` is of what it plays.
 */
export function toGame(source: unknown, variant?: Variant): Result<GameView, Fault> {
  if (typeof source === 'string') return readFen(source, variant)
  if (source instanceof Position) return ok(Line.from(source))
  if (isOwnLine(source)) return ok(source)
  if (!isObject(source)) return refuse(describeValue(source))
  try {
    if (isChess(source)) return readChess(source, variant)
    if (isLine(source)) return ok(copyLine(source))
    if (isPosition(source)) return ok(Line.from(copyPosition(source)))
  } catch {
    // It has the names of a game, and behind them anything at all.
    return refuse('an object that only looks like one')
  }
  return refuse(describeValue(source))
}

const refuse = (found: string): Result<never, Fault> =>
  err({ code: 'not-a-game', message: `a game is a FEN, a Position, a Line or a Chess, not ${found}` })

const isObject = (source: unknown): source is Readonly<Record<string, unknown>> =>
  typeof source === 'object' && source !== null

const isOwnLine = (source: unknown): source is Line =>
  source instanceof Line &&
  source.positions.length === source.moves.length + 1 &&
  source.positions.every((position) => position instanceof Position)

/** These two go by what it has, so that games of another copy of this library are taken too: they are checked and copied. */
const isPosition = (source: object): source is Position => 'legalMoves' in source && 'variant' in source

const isLine = (source: object): source is Line => 'start' in source && 'moves' in source

function copyPosition(source: Position): Position {
  const { turn, castling, enPassant, halfmoves, fullmoves } = source
  const variant = variantById(source.variant.id)!
  const board = createBoard(source.pieces())
  return unwrap(createPosition({ variant, board, turn, castling, enPassant, halfmoves, fullmoves }))
}

function copyLine({ start, moves }: Line): Line {
  let line = Line.from(copyPosition(start))
  for (const move of moves) {
    if (!line.position.legalMoves().includes(move)) throw new RangeError('a move is not legal')
    line = line.play(move)
  }
  return line
}

const isChess = (source: object): source is ChessLike => 'fen' in source && 'history' in source

function readFen(fen: string, variant?: Variant): Result<Line, Fault> {
  const position = parsePosition(fen, variant)
  return position.ok
    ? ok(Line.from(position.value))
    : err({
        code: 'bad-fen',
        message: `the FEN ${quote(fen)} cannot be played: ${describeFaults(position.faults)}`,
      })
}

function readChess(chess: ChessLike, variant?: Variant): Result<Line, Fault> {
  const history = chess.history({ verbose: true })
  const played = variant ?? (chess.isChess960?.() ? chess960 : undefined)
  const start = readFen(history[0]?.before ?? chess.fen(), played)
  if (!start.ok) return start
  let line = start.value
  for (const { lan } of history) {
    const move = parseUci(line.position, lan)
    if (!move.ok) return err({ code: 'bad-move', message: describeFaults(move.faults) })
    line = line.play(move.value)
  }
  return ok(line)
}

const quote = (text: string): string => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}...` : text)
