import { err, type Fault, ok, type Result } from '@rookery/rules'
import { isObject } from './fields.ts'
import { findMoveFault, parseGame } from './parse-game.ts'
import { parsePlan } from './parse-plan.ts'
import { createSchedule, type Plan } from './plan.ts'
import { type GameRecord, resultOf } from './record.ts'
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
      message: `it is of version ${JSON.stringify(value.version)?.slice(0, 30)}, and this program reads 1`,
    })
  const plan = parsePlan(value.plan)
  if (!plan.ok) return plan
  if (!Array.isArray(value.games)) return err({ code: 'bad-game', message: 'there is no list of games' })
  const numbers = new Set<number>()
  for (const [index, each] of value.games.entries()) {
    const fault = findGameFault(each, plan.value, numbers)
    if (fault) return err({ code: 'bad-game', message: `game ${index + 1} of the list: ${fault}` })
  }
  const tournament = value as unknown as TournamentDocument
  const fault = findScheduleFault(tournament)
  return fault ? err({ code: 'bad-game', message: fault }) : ok(tournament)
}

function findGameFault(value: unknown, plan: Plan, numbers: Set<number>): string | undefined {
  const game = parseGame(value, plan)
  if (!game.ok) return game.faults[0]!.message
  if (numbers.has(game.value.number)) return `there are two games of number ${game.value.number}`
  numbers.add(game.value.number)
  return findMoveFault(game.value, plan)
}

/** Games are played in their order, a few at once: none is farther ahead than this. */
const MOST_AHEAD = 1000

/** What of the games is not as the plan's schedule has it. */
function findScheduleFault({ plan, games }: TournamentDocument): string | undefined {
  const played = new Map(games.map((game) => [game.number, game]))
  const farthest = games.length + MOST_AHEAD
  const ahead = games.find(({ number }) => number > farthest)
  if (ahead) return `there is a game ${ahead.number}, but only ${games.length} games in all`
  const results = new Map(games.map((game) => [game.number, resultOf(game).points]))
  const schedule = createSchedule(plan)
  let left = games.length
  for (let index = 0; left > 0; index++) {
    const stage = schedule.stage(index, results)
    let missing = stage?.size ?? 0
    for (const { number, white, black, round, pair } of stage?.games ?? []) {
      if (number > farthest) break
      const game = played.get(number)
      if (!game) continue
      if (game.white !== white || game.black !== black || game.round !== round || game.pair !== pair)
        return `game ${number} is not the one that the schedule has`
      missing--
      left--
    }
    if (missing > 0 || !stage) break
  }
  return left > 0 ? `${left} of its games are none of the schedule` : undefined
}
