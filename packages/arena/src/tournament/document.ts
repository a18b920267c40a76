import { colors, err, type Fault, ok, parseUci, type Result, variantById } from '@rookery/rules'
import { endings } from '../match/ending.ts'
import { parseOpening } from '../openings/opening.ts'
import { type Plan, scheduleKinds } from './plan.ts'
import type { GameRecord } from './record.ts'
import type { TournamentStore } from './store.ts'

/** A whole tournament as one JSON text: how pages and the command line hand it to each other. */
export interface TournamentDocument {
  readonly format: 'rookery-arena'
  readonly version: 1
  readonly plan: Plan
  readonly games: readonly GameRecord[]
}

export type DocumentFault = Fault<'not-json' | 'not-a-tournament' | 'newer-version' | 'bad-plan' | 'bad-game'>

export function exportTournament(store: TournamentStore): TournamentDocument {
  return { format: 'rookery-arena', version: 1, plan: store.plan, games: [...store.games()] }
}

/** Reads what `exportTournament` gave, as JSON. Every game is replayed, so a game that is accepted can be shown. */
export function parseTournament(text: string): Result<TournamentDocument, DocumentFault> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return err({ code: 'not-json', message: `it is no JSON: ${(error as Error).message}` })
  }
  if (!isObject(value) || value.format !== 'rookery-arena')
    return err({ code: 'not-a-tournament', message: 'it is no exported tournament' })
  if (value.version !== 1)
    return err({
      code: 'newer-version',
      message: `it is of version ${value.version}, and this program reads 1`,
    })
  const planFault = findPlanFault(value.plan)
  if (planFault) return err({ code: 'bad-plan', message: `the plan: ${planFault}` })
  const plan = value.plan as unknown as Plan
  if (!Array.isArray(value.games)) return err({ code: 'bad-game', message: 'there is no list of games' })
  const numbers = new Set<number>()
  for (const [index, game] of value.games.entries()) {
    const fault = findGameFault(game, plan, numbers)
    if (fault) return err({ code: 'bad-game', message: `game ${index + 1} of the list: ${fault}` })
  }
  return ok(value as unknown as TournamentDocument)
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown, from: number, to = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to

const isText = (value: unknown): value is string => typeof value === 'string'

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

function findPlanFault(plan: unknown): string | undefined {
  if (!isObject(plan)) return 'it is missing'
  const { entrants, schedule, openings, variant } = plan
  if (!isText(plan.event) || !isWhole(plan.seed, Number.MIN_SAFE_INTEGER)) return 'event or seed is missing'
  if (!isText(variant) || !variantById(variant)) return 'its variant is not known'
  if (!isWhole(plan.marginMs, 0) || !isWhole(plan.stallMs, 1) || !isObject(plan.adjudication))
    return 'its margins are missing'
  if (!Array.isArray(entrants) || entrants.length < 2) return 'it has fewer than two entrants'
  if (!entrants.every(isEntrant)) return 'an entrant cannot be read'
  if (new Set(entrants.map(({ name }) => name)).size < entrants.length) return 'two entrants have one name'
  if (
    !isObject(schedule) ||
    !(scheduleKinds as readonly unknown[]).includes(schedule.kind) ||
    !isWhole(schedule.rounds, 1) ||
    !isWhole(schedule.games, 1, 2)
  )
    return 'its schedule cannot be read'
  if (!Array.isArray(openings)) return 'its openings are missing'
  const faulty = openings.findIndex((opening) => !isOpening(opening, variant))
  return faulty < 0 ? undefined : `opening ${faulty + 1} cannot be read`
}

function isEntrant(entrant: unknown): boolean {
  if (!isObject(entrant) || !isText(entrant.name) || !isObject(entrant.control)) return false
  switch (entrant.kind) {
    case 'player':
      return isText(entrant.player) && isObject(entrant.settings)
    case 'engine':
      return isText(entrant.command) && isTexts(entrant.args) && isObject(entrant.options)
    case 'person':
      return true
    default:
      return false
  }
}

const isOpening = (opening: unknown, variant: string): boolean =>
  isObject(opening) &&
  isText(opening.fen) &&
  isTexts(opening.moves) &&
  parseOpening({ fen: opening.fen, moves: opening.moves }, variantById(variant)!).ok

function findGameFault(game: unknown, plan: Plan, numbers: Set<number>): string | undefined {
  if (!isObject(game) || !isWhole(game.number, 1)) return 'it has no number'
  if (numbers.has(game.number)) return `there are two games of number ${game.number}`
  numbers.add(game.number)
  const last = plan.entrants.length - 1
  if (!isWhole(game.white, 0, last) || !isWhole(game.black, 0, last) || game.white === game.black)
    return 'its players are not in the plan'
  if (!isWhole(game.round, 1) || !isWhole(game.pair, 0) || !isWhole(game.durationMs, 0))
    return 'its round, pair or duration cannot be read'
  if (!isText(game.startedAt) || !/^\d{4}-\d\d-\d\dT/.test(game.startedAt)) return 'its date cannot be read'
  if (game.winner !== null && !colors.some((color) => color === game.winner))
    return 'its winner cannot be read'
  if (!(endings as readonly unknown[]).includes(game.ending)) return 'its ending cannot be read'
  return findMoveFault(game, plan)
}

function findMoveFault({ fen, opening, moves }: Fields, plan: Plan): string | undefined {
  if (!isText(fen) || !isTexts(opening) || !Array.isArray(moves)) return 'its moves are missing'
  const start = parseOpening({ fen, moves: opening }, variantById(plan.variant)!)
  // A game may be over after its opening; then it has no moves that could be wrong.
  if (!start.ok) return moves.length === 0 ? undefined : start.faults[0]!.message
  let position = start.value.moves.reduce((at, move) => at.play(move), start.value.start)
  for (const [index, move] of moves.entries()) {
    if (!isObject(move) || !isText(move.uci) || !isWhole(move.elapsedMs, 0))
      return `move ${index + 1} cannot be read`
    const parsed = parseUci(position, move.uci)
    if (!parsed.ok) return `move ${index + 1}: ${parsed.faults[0]!.message}`
    position = position.play(parsed.value)
  }
  return undefined
}
