import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'
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
  if (!v.is(v.looseObject({ format: v.literal('rookery-arena') }), value))
    return err({ code: 'not-a-tournament', message: 'it is no exported tournament' })
  if (value.version !== 1)
    return err({
      code: 'newer-version',
      message: `it is of version ${JSON.stringify(value.version)?.slice(0, 30)}, and this program reads 1`,
    })
  const plan = parsePlan(value.plan)
  if (!plan.ok) return plan
  if (!Array.isArray(value.games)) return err({ code: 'bad-game', message: 'there is no list of games' })
  const games = new Map<number, GameRecord>()
  for (const [index, each] of value.games.entries()) {
    const fail = (message: string) =>
      err({ code: 'bad-game', message: `game ${index + 1} of the list: ${message}` } as const)
    const game = parseGame(each, plan.value)
    if (!game.ok) return fail(game.faults[0]!.message)
    const { number } = game.value
    if (games.has(number)) return fail(`there are two games of number ${number}`)
    const fault = findMoveFault(game.value, plan.value)
    if (fault) return fail(fault)
    games.set(number, game.value)
  }
  const fault = findScheduleFault(plan.value, games)
  if (fault) return err({ code: 'bad-game', message: fault })
  return ok({ format: 'rookery-arena', version: 1, plan: plan.value, games: [...games.values()] })
}

/** Games are played in their order, a few at once: none is farther ahead than this. */
const MOST_AHEAD = 1000

/** What of the games is not as the plan's schedule has it. */
function findScheduleFault(plan: Plan, games: ReadonlyMap<number, GameRecord>): string | undefined {
  const farthest = games.size + MOST_AHEAD
  const ahead = [...games.keys()].find((number) => number > farthest)
  if (ahead !== undefined) return `there is a game ${ahead}, but only ${games.size} games in all`
  const results = new Map([...games].map(([number, game]) => [number, resultOf(game).points]))
  const schedule = createSchedule(plan)
  let left = games.size
  for (let index = 0; left > 0; index++) {
    const stage = schedule.stage(index, results)
    let missing = stage?.size ?? 0
    for (const { number, white, black, round, pair } of stage?.games ?? []) {
      if (number > farthest) break
      const game = games.get(number)
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
