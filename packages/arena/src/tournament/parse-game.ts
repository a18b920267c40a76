import { colors, err, type Fault, ok, parseUci, type Result, variantById } from '@rookery/rules'
import { remarkLimits } from '../match/contestant.ts'
import { endings } from '../match/ending.ts'
import { parseOpening } from '../openings/opening.ts'
import { type Fields, isAbsentOr, isNumber, isObject, isText, isTexts, isWhole } from './fields.ts'
import { MOST_FEN, MOST_OPENING_MOVES, MOST_UCI } from './parse-plan.ts'
import type { Plan } from './plan.ts'
import type { GameRecord } from './record.ts'

/** More than a game has that is drawn after fifty moves without progress. */
const MOST_MOVES = 20_000

export type GameFault = Fault<'bad-game'>

/** Reads the record of a game that comes from outside. Its moves are not played over: `findMoveFault` does that. */
export function parseGame(value: unknown, plan: Plan): Result<GameRecord, GameFault> {
  const fault = findRecordFault(value, plan)
  return fault === undefined ? ok(value as GameRecord) : err({ code: 'bad-game', message: fault })
}

function findRecordFault(game: unknown, { entrants }: Plan): string | undefined {
  if (!isObject(game) || !isWhole(game.number, 1)) return 'it has no number'
  const last = entrants.length - 1
  if (!isWhole(game.white, 0, last) || !isWhole(game.black, 0, last) || game.white === game.black)
    return 'its players are not in the plan'
  if (!isWhole(game.round, 1) || !isWhole(game.pair, 0) || !isWhole(game.durationMs, 0))
    return 'its round, pair or duration cannot be read'
  if (!isDate(game.startedAt)) return 'its date cannot be read'
  if (game.winner !== null && !colors.some((color) => color === game.winner))
    return 'its winner cannot be read'
  if (!(endings as readonly unknown[]).includes(game.ending)) return 'its ending cannot be read'
  if (!isAbsentOr(game.detail, (detail) => isText(detail, 10_000))) return 'its detail cannot be read'
  const { fen, opening, moves } = game
  if (!isText(fen, MOST_FEN) || !isTexts(opening, MOST_OPENING_MOVES, MOST_UCI))
    return 'its opening cannot be read'
  if (!Array.isArray(moves) || moves.length > MOST_MOVES) return 'its moves are missing'
  const faulty = moves.findIndex((move) => !isPlayedMove(move))
  return faulty < 0 ? undefined : `move ${faulty + 1} cannot be read`
}

const isDate = (value: unknown): boolean =>
  isText(value, 40) &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))

const isPlayedMove = (move: unknown): move is Fields =>
  isObject(move) &&
  isText(move.uci, MOST_UCI) &&
  isWhole(move.elapsedMs, 0) &&
  isAbsentOr(move.clockMs, (ms) => isWhole(ms, 0)) &&
  isAbsentOr(move.scoreCp, (score) => isNumber(score, ...remarkLimits.scoreCp)) &&
  isAbsentOr(move.mateIn, (moves) => isNumber(moves, ...remarkLimits.mateIn)) &&
  isAbsentOr(move.depth, (depth) => isNumber(depth, ...remarkLimits.depth)) &&
  isAbsentOr(move.nodes, (nodes) => isNumber(nodes, ...remarkLimits.nodes)) &&
  isAbsentOr(move.line, (line) => isTexts(line, remarkLimits.lineMoves, remarkLimits.moveLetters))

/** The first move of a game that is not legal, in words. */
export function findMoveFault({ fen, opening, moves }: GameRecord, plan: Plan): string | undefined {
  const start = parseOpening({ fen, moves: opening }, variantById(plan.variant)!)
  // A game may be over after its opening; then it has no moves that could be wrong.
  if (!start.ok) return moves.length === 0 ? undefined : 'its opening cannot be read'
  let position = start.value.moves.reduce((at, move) => at.play(move), start.value.start)
  for (const [index, { uci }] of moves.entries()) {
    const move = parseUci(position, uci)
    if (!move.ok) return `move ${index + 1}: ${move.faults[0]!.message}`
    position = position.play(move.value)
  }
  return undefined
}
