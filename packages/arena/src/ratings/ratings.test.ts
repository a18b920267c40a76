import { createRandom } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { eloOfScore, estimateTally } from '../statistics/elo.ts'
import type { Tally } from '../statistics/tally.ts'
import { gameOdds } from './draw-model.ts'
import type { Meeting } from './pool.ts'
import { type RatingOptions, ratePool } from './ratings.ts'
import { countHits, simulateGames } from './simulate.ts'

const meeting = (white: string, black: string, wins: number, draws: number, losses: number): Meeting => ({
  white,
  black,
  tally: { wins, draws, losses },
})

function rate(meetings: Meeting[], options: RatingOptions = {}) {
  const result = ratePool(meetings, options)
  if (!result.ok) throw new Error(result.faults[0]!.code)
  const { ratings } = result.value
  return { ...result.value, eloOf: (name: string) => ratings.find((rating) => rating.name === name)!.elo }
}

describe('the odds of a game', () => {
  it.each([
    [0, 0.5],
    [120, 2],
    [-300, 8],
    [800, 0],
  ])('at %i Elo and ν %f add up, and expect the score of Elo', (elo, nu) => {
    const { win, draw, loss, score, variance } = gameOdds(elo, nu)
    expect(win + draw + loss).toBeCloseTo(1, 12)
    expect(win + draw / 2).toBeCloseTo(1 / (1 + 10 ** (-elo / 400)), 12)
    const spread = win * (1 - score) ** 2 + draw * (0.5 - score) ** 2 + loss * score ** 2
    expect(variance).toBeCloseTo(spread, 12)
  })
})

describe('ratings of two players', () => {
  const tally: Tally = { wins: 34, draws: 52, losses: 14 }
  const colours = [meeting('a', 'b', 17, 26, 7), meeting('b', 'a', 7, 26, 17)]

  it('differ by the Elo of the match, however many draws there were', () => {
    const { eloOf } = rate(colours, { prior: 0 })
    expect(eloOf('a') - eloOf('b')).toBeCloseTo(estimateTally(tally)!.elo, 4)
  })

  it('have about the error of the match, when one of them is the anchor', () => {
    const { ratings } = rate(colours, { prior: 0, anchors: [{ name: 'b', elo: 1500 }] })
    expect(ratings[1]).toMatchObject({ name: 'b', elo: 1500, error: 0 })
    expect(ratings[0]!.error / estimateTally(tally)!.eloError).toBeCloseTo(1, 1)
  })

  it('tell the advantage of White from strength', () => {
    const { eloOf, whiteAdvantage } = rate([meeting('a', 'b', 600, 0, 400), meeting('b', 'a', 600, 0, 400)])
    expect(eloOf('a') - eloOf('b')).toBeCloseTo(0, 6)
    expect(whiteAdvantage).toBeCloseTo(eloOfScore(0.6), 0)
  })

  it('stay finite when one wins every game', () => {
    const { ratings } = rate([meeting('a', 'b', 10, 0, 0), meeting('b', 'a', 0, 0, 10)])
    expect(ratings[0]!.elo - ratings[1]!.elo).toBeGreaterThan(300)
    expect(ratings[0]!.elo - ratings[1]!.elo).toBeLessThan(1500)
    expect(ratings[0]!.error).toBeGreaterThan(100)
  })
})

/**
 * The data of 1987's American League East as in A. Agresti, Categorical Data Analysis (2nd ed., 2002), tables 10.10 and 10.11:
 * Bradley-Terry estimates relative to Baltimore, without draws; home games counted as White.
 */
describe('a published example', () => {
  const teams = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore']
  const wins = [
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
  ]
  const published = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0]

  it('gives the estimates that are printed there', () => {
    // Half of the games with either colour, so that the first move is worth nothing, as in the book's model.
    const games = wins.flatMap((row, team) =>
      row.flatMap((won, other) =>
        team === other ? [] : [meeting(teams[team]!, teams[other]!, won / 2, 0, wins[other]![team]! / 2)],
      ),
    )
    const { eloOf } = rate(games, { prior: 0, anchors: [{ name: 'Baltimore', elo: 0 }] })
    teams.forEach((team, index) => {
      expect((eloOf(team) * Math.LN10) / 400, team).toBeCloseTo(published[index]!, 1)
    })
  })
})

describe('several anchors', () => {
  const elos = { low: 800, middle: 1200, high: 1600, top: 2000, weak: 950, strong: 1700 }
  const pool = { elos, whiteAdvantage: 30, drawRate: 0.2 }
  const anchors = (['low', 'middle', 'high', 'top'] as const).map((name) => ({ name, elo: elos[name] }))

  it('keep their ratings, and the others are found on their scale within the errors that are told', () => {
    const random = createRandom(3)
    let hits = 0
    for (let run = 0; run < 40; run++) {
      const { ratings } = rate(simulateGames(pool, 600, random), { anchors })
      for (const { name, elo } of anchors)
        expect(ratings.find((rating) => rating.name === name)).toMatchObject({ elo, error: 0 })
      for (const name of ['weak', 'strong'] as const) {
        const { elo, error } = ratings.find((rating) => rating.name === name)!
        hits += Number(Math.abs(elo - elos[name]) <= error)
      }
    }
    // 76 of 80 are expected.
    expect(hits).toBeGreaterThanOrEqual(68)
  })

  it('leave less in doubt than one of them', () => {
    const games = simulateGames(pool, 600, createRandom(5))
    const errorOf = (list: RatingOptions) =>
      rate(games, list).ratings.find(({ name }) => name === 'weak')!.error
    expect(errorOf({ anchors })).toBeLessThan(errorOf({ anchors: anchors.slice(3) }))
  })

  it('hold even where the games speak against them', () => {
    const against = [meeting('a', 'b', 0, 0, 50), meeting('b', 'a', 50, 0, 0), meeting('c', 'a', 25, 0, 25)]
    const { eloOf } = rate(against, {
      anchors: [
        { name: 'a', elo: 1500 },
        { name: 'b', elo: 1400 },
      ],
    })
    expect([eloOf('a'), eloOf('b')]).toEqual([1500, 1400])
    expect(Math.abs(eloOf('c') - 1500)).toBeLessThan(30)
  })
})

describe('a pool', () => {
  it.each([
    [[], 'no-games'],
    [[meeting('a', 'b', 1, 0, 0), meeting('c', 'd', 1, 0, 0)], 'not-connected'],
  ])('that cannot be rated is refused', (games, code) => {
    expect(ratePool(games as Meeting[])).toMatchObject({ ok: false, faults: [{ code }] })
  })

  it('needs its anchor to have played', () => {
    expect(ratePool([meeting('a', 'b', 1, 0, 1)], { anchors: [{ name: 'z', elo: 0 }] })).toMatchObject({
      ok: false,
      faults: [{ code: 'unknown-anchor' }],
    })
  })

  it('has a mean of zero without an anchor, however far its players are apart', () => {
    const apart = [meeting('a', 'b', 1, 0, 99), meeting('b', 'c', 60, 0, 40), meeting('c', 'd', 50, 0, 50)]
    const { ratings } = rate(apart)
    expect(ratings[0]!.elo - ratings.at(-1)!.elo).toBeGreaterThan(500)
    expect(ratings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 6)
  })

  it('of known strength is recovered, its 95 % intervals holding the truth', () => {
    const elos = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`p${index}`, index ** 2 * 8]))
    const pool = { elos, whiteAdvantage: 35, drawRate: 0.4 }
    let hits = 0
    const random = createRandom(7)
    for (let run = 0; run < 8; run++) {
      const { ratings, whiteAdvantage, drawRate } = rate(simulateGames(pool, 5000, random))
      hits += countHits(pool, ratings)
      expect(Math.abs(whiteAdvantage - 35)).toBeLessThan(25)
      expect(Math.abs(drawRate - 0.4)).toBeLessThan(0.06)
    }
    // 76 of 80 are expected; fewer than 68 would happen once in some thousand seeds.
    expect(hits).toBeGreaterThanOrEqual(68)
  })
})
