import { type Place, placesOf, strangers, withChange } from '@rookery/testkit'
import { describe, expect, it } from 'vitest'
import { makeCrossTable, makeSprtLine, makeStandings } from '../report/make-standings.ts'
import { parseTournament, type TournamentDocument } from './document.ts'
import { makeGamePgn, pgnExtras } from './make-game-pgn.ts'
import type { Plan } from './plan.ts'
import { engine, fledgling, planOf } from './plans.fixture.ts'
import { openTournament } from './run-tournament.ts'
import { seatEntrantsWith } from './seat-entrants.ts'
import { MemoryStore } from './store.ts'

/** Has every field that a plan and a game can have. */
const whole: TournamentDocument = {
  format: 'rookery-arena',
  version: 1,
  plan: planOf(
    [
      { ...fledgling('a'), control: { clock: { baseMs: 1000, incrementMs: 10, moves: 40 }, moveTimeMs: 5 } },
      { ...engine('b', { Hash: '16' }), control: { depth: 3, nodes: 1000 } } as Plan['entrants'][number],
    ],
    {
      schedule: { kind: 'gauntlet', rounds: 3, games: 2, seeds: 1 },
      openings: [
        { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', moves: ['e2e4', 'e7e5'] },
      ],
      adjudication: {
        resign: { moves: 3, scoreCp: 600, twoSided: true },
        draw: { from: 30, moves: 8, scoreCp: 10 },
        maxMoves: 8,
      },
      sprt: { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.05, model: 'logistic', unit: 'pairs' },
    },
  ),
  games: [
    {
      number: 1,
      round: 1,
      pair: 0,
      white: 0,
      black: 1,
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      opening: ['e2e4', 'e7e5'],
      moves: [
        {
          uci: 'g1f3',
          elapsedMs: 5,
          clockMs: 995,
          scoreCp: 20,
          depth: 5,
          nodes: 1000,
          line: ['g1f3', 'd7d6'],
        },
        { uci: 'b8c6', elapsedMs: 5, mateIn: 3, depth: 3 },
      ],
      winner: 'black',
      ending: 'crash',
      detail: 'ended with exit code 3',
      startedAt: '2026-01-02T03:04:05.000Z',
      durationMs: 200,
      worker: 'host-1.a',
    },
  ],
}

const change = (place: Place, value: unknown): string => JSON.stringify(withChange(whole, place, value)) ?? ''

/** All that page and terminal do with a tournament that they were given. */
function use({ plan, games }: TournamentDocument): void {
  const store = new MemoryStore(plan, games)
  const { standings } = openTournament({ store, seatEntrant: seatEntrantsWith() })
  makeStandings(standings)
  makeCrossTable(standings)
  if (plan.sprt) makeSprtLine(standings.sprt(plan.sprt))
  for (const game of games) makeGamePgn(plan, game, pgnExtras)
}

describe('a tournament from outside', () => {
  it('is accepted as it is written', () => {
    const read = parseTournament(JSON.stringify(whole))
    expect(read).toEqual({ ok: true, value: whole })
    use(whole)
  })

  it('with anything in any place is refused with a sentence, or can be used', () => {
    let refused = 0
    for (const place of placesOf(whole)) {
      for (const stranger of strangers) {
        const read = parseTournament(change(place, stranger))
        if (read.ok) use(read.value)
        else {
          refused++
          expect(read.faults[0]!.message).toMatch(/^.{10,300}$/)
        }
      }
    }
    expect(refused).toBeGreaterThan(900)
  })

  it.each<[Place, unknown, string]>([
    [['plan', 'schedule', 'rounds'], 1e12, 'a gauntlet has from 1 to 1000000 rounds'],
    [['plan', 'schedule', 'seeds'], 1e9, 'its seeds must be fewer than its entrants'],
    [['plan', 'entrants'], Array.from({ length: 2000 }, (_, n) => fledgling(String(n))), 'has 2000 entrants'],
    [['plan', 'entrants', '0', 'control', 'clock', 'baseMs'], -5, 'entrant 1 cannot be read'],
    [['plan', 'entrants', '1', 'control', 'depth'], '3', 'entrant 2 cannot be read'],
    [['plan', 'entrants', '1', 'name'], 'x\u001b[2J', 'entrant 2 cannot be read'],
    [['plan', 'entrants', '1', 'args'], ['a', ' '.repeat(5000)], 'entrant 2 cannot be read'],
    [['plan', 'sprt', 'alpha'], 0, 'its SPRT cannot be read'],
    [['plan', 'sprt', 'model'], 'toString', 'its SPRT cannot be read'],
    [['games', '0', 'moves', '0', 'clockMs'], '1', 'move 1 cannot be read'],
    [['games', '0', 'moves', '0', 'line'], new Array(5000).fill('e2e4'), 'move 1 cannot be read'],
    [['games', '0', 'moves', '0', 'line'], ['e2e4'.repeat(500)], 'move 1 cannot be read'],
    [['games', '0', 'startedAt'], '2026-99-99Tx', 'its date cannot be read'],
    [['plan', 'entrants', '0', 'name'], ' ', 'entrant 1 cannot be read'],
    [['plan', 'entrants', '1', 'options'], { 'EvalFile value /x': '' }, 'entrant 2 cannot be read'],
    [['games', '0', 'number'], 1e15, 'only 0 games come before it'],
    [['games', '0', 'number'], 900, 'it is none of the schedule'],
    [['games', '0', 'round'], 2, 'it is not the one that the schedule has'],
    [['games', '0', 'pair'], 2, 'it is not the one that the schedule has'],
    [['games', '0', 'winner'], 'white', 'contradicts its result: crash, white wins'],
    [['games', '0', 'winner'], null, 'contradicts its result: crash, a draw'],
    [['games', '0', 'ending'], 'stalemate', 'contradicts its result: stalemate, black wins'],
    [['games', '0', 'ending'], 'adjudicated draw', 'contradicts its result: adjudicated draw, black wins'],
  ])('with %j set to %j is refused', (place, value, sentence) => {
    const read = parseTournament(change(place, value))
    expect(read.ok ? '' : read.faults[0]!.message).toContain(sentence)
  })
})
