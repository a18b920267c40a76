import {
  colors,
  err,
  type Fault,
  Line,
  ok,
  opposite,
  parseUci,
  type Result,
  timeOutcome,
  variantById,
} from '@rookery/rules'
import * as v from 'valibot'
import { type Ending, endings, endOfLine } from '../match/ending.ts'
import { remarkLimits } from '../match/seated-entrant.ts'
import { parseOpening } from '../openings/opening.ts'
import { describePlace, openingText, text, texts, whole, within } from './parse-plan.ts'
import type { Plan } from './plan.ts'
import type { GameRecord } from './record.ts'

/** More than a game has that is drawn after fifty moves without progress. */
const MOST_MOVES = 20_000

const { scoreCp, mateIn, depth, nodes, lineMoves, moveLetters } = remarkLimits

const playedMove = v.object({
  uci: text(moveLetters),
  elapsedMs: whole(0),
  clockMs: v.optional(whole(0)),
  scoreCp: v.optional(within(...scoreCp)),
  mateIn: v.optional(within(...mateIn)),
  depth: v.optional(within(...depth)),
  nodes: v.optional(within(...nodes)),
  line: v.optional(texts(lineMoves, moveLetters)),
})

const gameSchema = v.object({
  number: whole(1),
  round: whole(1),
  pair: whole(0),
  white: whole(0),
  black: whole(0),
  fen: openingText.entries.fen,
  opening: openingText.entries.moves,
  moves: v.pipe(v.array(playedMove), v.maxLength(MOST_MOVES)),
  winner: v.nullable(v.picklist(colors)),
  ending: v.picklist(endings),
  detail: v.optional(text(10_000)),
  startedAt: v.pipe(
    text(40),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
    v.check((date) => !Number.isNaN(Date.parse(date))),
  ),
  durationMs: whole(0),
  worker: v.optional(v.pipe(text(100), v.regex(/^[\w.-]+$/))),
})

const noNumber = 'it has no number'
const noPlace = 'its round, pair or duration cannot be read'
const noPlayers = 'its players are not in the plan'
const sentences = {
  number: noNumber,
  white: noPlayers,
  black: noPlayers,
  round: noPlace,
  pair: noPlace,
  durationMs: noPlace,
  startedAt: 'its date cannot be read',
  fen: 'its opening cannot be read',
  moves: 'its moves are missing',
}

export type GameFault = Fault<'bad-game'>

/** Reads the record of a game that comes from outside. Its moves are not played over: `findGameFault` does that. */
export function parseGame(value: unknown, { entrants }: Plan): Result<GameRecord, GameFault> {
  const parsed = v.safeParse(gameSchema, value, { abortEarly: true })
  if (!parsed.success)
    return err({ code: 'bad-game', message: describePlace(parsed.issues[0], sentences) ?? noNumber })
  const { white, black } = parsed.output
  return white !== black && entrants[white] && entrants[black]
    ? ok(parsed.output as GameRecord)
    : err({ code: 'bad-game', message: noPlayers })
}

/** What of a game cannot have been played, in words: its first illegal move, or a result that its last position is not. */
export function findGameFault(game: GameRecord, plan: Plan): string | undefined {
  const { fen, opening, moves } = game
  const start = parseOpening({ fen, moves: opening }, variantById(plan.variant)!)
  // A game may be over after its opening; then it has no moves that could be wrong.
  if (!start.ok) return moves.length === 0 ? undefined : 'its opening cannot be read'
  let line = start.value.moves.reduce((played, move) => played.play(move), Line.from(start.value.start))
  for (const [index, { uci }] of moves.entries()) {
    const move = parseUci(line.position, uci)
    if (!move.ok) return `move ${index + 1}: ${move.faults[0]!.message}`
    line = line.play(move.value)
  }
  const { winner, ending } = game
  return isPossibleEnd(game, line)
    ? undefined
    : `its last position contradicts its result: ${ending}, ${winner ? `${winner} wins` : 'a draw'}`
}

function isPossibleEnd({ winner, ending, moves }: GameRecord, line: Line): boolean {
  const isBefore = moves.length === 0
  const end = endOfLine(line)
  // A side may fail before the first move, whatever the opening has decided.
  if (end && !(isBefore && failures.has(ending)))
    return end.ending === ending && (end.winner ?? null) === winner
  const { turn } = line.position
  switch (ending) {
    case 'resignation':
    case 'illegal move':
    case 'crash':
    case 'stall':
      return winner === opposite(turn) || (isBefore && winner === turn)
    case 'time forfeit':
      return winner === (timeOutcome(line.position, turn).winner ?? null)
    case 'adjudicated win':
      return winner !== null
    case 'agreement':
    case 'adjudicated draw':
    case 'adjudicated length':
      return winner === null
    default:
      return false
  }
}

const failures: ReadonlySet<Ending> = new Set(['resignation', 'illegal move', 'crash', 'stall'])
