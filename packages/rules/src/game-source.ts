import { parsePosition } from './fen.ts'
import { type GameView, Line } from './line.ts'
import type { Position } from './position.ts'
import { describeFaults, err, type Fault, ok, type Result } from './result.ts'
import { parseUci } from './uci.ts'
import { chess960 } from './variants/chess960.ts'
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
  if (isGame(source)) return ok(source)
  if (isPosition(source)) return ok(Line.from(source))
  if (isChess(source)) return readChess(source, variant)
  const found =
    source === null ? 'null' : Array.isArray(source) ? 'a list' : `a value of type ${typeof source}`
  return err({
    code: 'not-a-game',
    message: `a game is a FEN, a Position, a Line or a Chess, not ${source === undefined ? 'nothing' : found}`,
  })
}

const isObject = (source: unknown): source is Readonly<Record<string, unknown>> =>
  typeof source === 'object' && source !== null

const isGame = (source: unknown): source is GameView =>
  isObject(source) &&
  Array.isArray(source.moves) &&
  Array.isArray(source.positions) &&
  isPosition(source.position)

/** By what it can do, so that positions of another copy of this library are taken too. */
const isPosition = (source: unknown): source is Position =>
  isObject(source) && typeof source.legalMoves === 'function' && isObject(source.variant)

const isChess = (source: unknown): source is ChessLike =>
  isObject(source) && typeof source.fen === 'function' && typeof source.history === 'function'

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
