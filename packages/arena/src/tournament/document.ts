import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'
import { followSchedule } from './follow-schedule.ts'
import { findGameFault, parseGame } from './parse-game.ts'
import { parsePlan } from './parse-plan.ts'
import type { Plan } from './plan.ts'
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
  const games: { readonly game: GameRecord; readonly fail: Fail }[] = []
  for (const [index, each] of value.games.entries()) {
    const fail: Fail = (message) =>
      err({ code: 'bad-game', message: `game ${index + 1} of the list: ${message}` })
    const game = parseGame(each, plan.value)
    if (!game.ok) return fail(game.faults[0]!.message)
    const fault = findGameFault(game.value, plan.value)
    if (fault) return fail(fault)
    games.push({ game: game.value, fail })
  }
  games.sort((a, b) => a.game.number - b.game.number)
  const findScheduleFault = followSchedule(plan.value)
  for (const [place, { game, fail }] of games.entries()) {
    const isTwice = games[place - 1]?.game.number === game.number
    const fault = isTwice ? `there are two games of number ${game.number}` : findScheduleFault(game)
    if (fault) return fail(fault)
  }
  return ok({ format: 'rookery-arena', version: 1, plan: plan.value, games: games.map(({ game }) => game) })
}

type Fail = (message: string) => Result<never, Fault<'bad-game'>>
