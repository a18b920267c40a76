import { createRandom } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { gameOdds, nuOf } from '../ratings/draw-model.ts'
import { ratePool } from '../ratings/ratings.ts'
import { tallyOf } from '../statistics/tally.ts'
import { bracketOf, knockout } from './knockout.ts'
import { ladder } from './ladder.ts'
import { gauntlet, roundRobin } from './round-robin.ts'
import type { Bye, Schedule, ScheduledGame } from './schedule.ts'
import { swiss } from './swiss.ts'

/** Plays all stages, giving White the points that `judge` says; checks what is true of any schedule. */
function playOut(schedule: Schedule, judge: (game: ScheduledGame) => number) {
  const results = new Map<number, number>()
  const stages: { games: ScheduledGame[]; byes: readonly Bye[] }[] = []
  for (let index = 0; ; index++) {
    const stage = schedule.stage(index, results)
    if (!stage) break
    const games = [...stage.games]
    expect(games).toHaveLength(stage.size)
    for (const game of games) {
      expect(game.white).not.toBe(game.black)
      expect(game.number).toBe(results.size + 1)
      results.set(game.number, judge(game))
    }
    expect([...schedule.stage(index, results)!.games]).toEqual(games)
    stages.push({ games, byes: stage.byes })
  }
  const games = stages.flatMap((stage) => stage.games)
  if (schedule.total !== undefined) expect(games).toHaveLength(schedule.total)
  return { stages, games }
}

const stronger = ({ white, black }: ScheduledGame) => (white < black ? 1 : 0)
const level = () => 0.5
const meetings = (games: ScheduledGame[]) =>
  games.map(({ white, black }) => [Math.min(white, black), Math.max(white, black)].join('-'))

describe('a round robin', () => {
  it.each([2, 3, 6, 7])('of %i has everyone meet everyone with both colours in each round', (entrants) => {
    const { games } = playOut(roundRobin(entrants, 3, 2), level)
    expect(games).toHaveLength(3 * entrants * (entrants - 1))
    for (const round of [1, 2, 3]) {
      const played = games.filter((game) => game.round === round)
      expect(new Set(played.map(({ white, black }) => `${white} ${black}`)).size).toBe(
        entrants * (entrants - 1),
      )
      expect(new Set(played.map(({ opening }) => opening))).toEqual(new Set([round - 1]))
    }
  })

  it('gives the two games of a pair one opening and both colours', () => {
    const { games } = playOut(roundRobin(4, 2, 2), level)
    for (const pair of new Set(games.map((game) => game.pair))) {
      const [first, second, ...more] = games.filter((game) => game.pair === pair)
      expect(more).toEqual([])
      expect(second).toMatchObject({ white: first!.black, black: first!.white, opening: first!.opening })
    }
  })

  it('with single games changes colours from round to round', () => {
    const { games } = playOut(roundRobin(2, 4, 1), level)
    expect(games.map(({ white }) => white)).toEqual([0, 1, 0, 1])
  })
})

it('a gauntlet has its seeds meet all others, which do not meet', () => {
  const { games } = playOut(gauntlet(5, 2, 1, 2), level)
  expect(new Set(meetings(games))).toEqual(new Set(['0-2', '0-3', '0-4', '1-2', '1-3', '1-4']))
  expect(games).toHaveLength(12)
})

describe('a Swiss tournament', () => {
  it.each([
    [8, 3],
    [9, 5],
    [32, 7],
    [5, 4],
  ])('of %i in %i rounds has no rematch, and no second bye', (entrants, rounds) => {
    const random = createRandom(entrants)
    const { stages, games } = playOut(swiss(entrants, rounds, 2), () => random.below(3) / 2)
    const pairs = meetings(games.filter((_, index) => index % 2 === 0))
    expect(new Set(pairs).size).toBe(pairs.length)
    const byes = stages.flatMap((stage) => stage.byes.map(({ entrant }) => entrant))
    expect(byes).toHaveLength(entrants % 2 === 1 ? rounds : 0)
    expect(new Set(byes).size).toBe(byes.length)
  })

  it('pairs winners with winners', () => {
    const { stages } = playOut(swiss(8, 2, 1), stronger)
    expect(meetings(stages[0]!.games)).toEqual(['0-1', '2-3', '4-5', '6-7'])
    expect(meetings(stages[1]!.games)).toEqual(['0-2', '4-6', '1-3', '5-7'])
  })

  it('allows rematches when there is no other way', () => {
    expect(playOut(swiss(2, 3, 2), level).games).toHaveLength(6)
  })
})

describe('a knockout', () => {
  it('has the first two of the plan meet in the final', () => {
    const { stages } = playOut(knockout(8, 1, 2), stronger)
    expect(stages.map(({ games }) => games.length)).toEqual([8, 4, 2])
    expect(new Set(meetings(stages[2]!.games))).toEqual(new Set(['0-1']))
  })

  it('gives byes to the first of the plan where seats stay free', () => {
    const { stages } = playOut(knockout(6, 1, 2), stronger)
    expect(new Set(meetings(stages[0]!.games))).toEqual(new Set(['3-4', '2-5']))
  })

  it('goes on with one more round while a match is level', () => {
    let drawn = 0
    const { stages } = playOut(knockout(2, 2, 2), (game) => (drawn++ < 6 ? 0.5 : stronger(game)))
    expect(stages.map(({ games }) => games.length)).toEqual([4, 2, 2])
    expect(stages.flatMap(({ games }) => games.map(({ opening }) => opening))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3,
    ])
  })

  it('shows its bracket: points, byes, tie-breaks, who goes on, and what is not decided', () => {
    const results = new Map([
      // 3 beats 4 by 1½ to ½; 2 and 5 are level.
      [1, 1],
      [2, 0.5],
      [3, 1],
      [4, 1],
    ])
    const [level, ...more] = bracketOf(6, 1, 2, results)
    expect(more).toEqual([])
    expect(level!.matches).toEqual([
      { entrants: [0, undefined], points: [0, 0], tieBreaks: 0, winner: 0 },
      { entrants: [4, 3], points: [1.5, 0.5], tieBreaks: 0, winner: 4 },
      { entrants: [2, 5], points: [1, 1], tieBreaks: 1, winner: undefined },
      { entrants: [undefined, 1], points: [0, 0], tieBreaks: 0, winner: 1 },
    ])
    results.set(5, 0).set(6, 0.5)
    const [first, semifinals] = bracketOf(6, 1, 2, results)
    expect(first!.matches[2]).toEqual({ entrants: [2, 5], points: [1.5, 2.5], tieBreaks: 1, winner: 5 })
    expect(semifinals!.matches.map(({ entrants }) => entrants)).toEqual([
      [0, 4],
      [5, 1],
    ])
  })

  it('ends even when every game is drawn', () => {
    const { stages } = playOut(knockout(4, 1, 2), level)
    expect(stages).toHaveLength(22)
    expect(new Set(meetings(stages.at(-1)!.games))).toEqual(new Set(['0-1']))
  })
})

describe('a ladder', () => {
  // Four anchors, and seven others from below them to above.
  const truth = [800, 1200, 1600, 2000, 500, 700, 950, 1330, 1710, 2150, 2300]
  const anchors = [0, 1, 2, 3].map((entrant) => ({ entrant, elo: truth[entrant]! }))
  const aim = { error: 60, from: 600, to: 2400 }
  const judgeBy = (seed: number) => {
    const random = createRandom(seed)
    return ({ white, black }: ScheduledGame) => {
      const { win, draw } = gameOdds(truth[white]! - truth[black]! + 30, nuOf(0.2))
      const drawn = random.next()
      return drawn < win ? 1 : drawn < win + draw ? 0.5 : 0
    }
  }
  const rate = (games: ScheduledGame[], judge: (game: ScheduledGame) => number) => {
    const list = ratePool(
      games.map((game) => ({
        white: String(game.white),
        black: String(game.black),
        tally: tallyOf(judge(game)),
      })),
      { anchors: anchors.map(({ entrant, elo }) => ({ name: String(entrant), elo })) },
    )
    if (!list.ok) throw new Error(list.faults[0]!.message)
    return list.value.ratings
  }

  it('goes on until every rating is as sure as it is to be, and no longer', () => {
    const { stages, games } = playOut(ladder(truth.length, 400, 2, { anchors, aim }), judgeBy(1))
    expect(stages.length).toBeLessThan(400)
    const ratings = rate(games, judgeBy(1))
    for (const { name, elo, error } of ratings) {
      const limit = elo >= aim.from && elo <= aim.to ? aim.error : 3 * aim.error
      expect(error, name).toBeLessThanOrEqual(limit)
      // Twice the error would be passed once in some ten thousand.
      expect(Math.abs(elo - truth[Number(name)]!), name).toBeLessThanOrEqual(2 * error)
    }
    const before = games.slice(0, -stages.at(-1)!.games.length)
    expect(rate(before, judgeBy(1)).some(({ error }) => error > aim.error)).toBe(true)
  })

  it('spends its games on pairs of like strength, and none on two anchors', () => {
    const { games } = playOut(ladder(truth.length, 400, 2, { anchors, aim }), judgeBy(2))
    const apart = games.map(({ white, black }) => Math.abs(truth[white]! - truth[black]!))
    expect(apart.filter((elo) => elo < 400).length / games.length).toBeGreaterThan(0.8)
    expect(games.some(({ white, black }) => white < 4 && black < 4)).toBe(false)
    const opponents = new Set(games.flatMap(({ white, black }) => (white === 7 ? [black] : [])))
    expect(opponents.size).toBeGreaterThan(2)
  })

  it('plays all rounds without an aim, and begins at the first entrant without anchors', () => {
    const { stages } = playOut(ladder(4, 5, 2, {}), stronger)
    expect(stages).toHaveLength(5)
    expect(stages[0]!.games.every(({ white, black }) => white === 0 || black === 0)).toBe(true)
  })

  it('is made anew from the same results after an interruption', () => {
    const judge = judgeBy(3)
    const { games } = playOut(ladder(truth.length, 12, 2, { anchors, aim }), judge)
    const again = judgeBy(3)
    const results = new Map(games.map((game) => [game.number, again(game)]))
    const resumed = ladder(truth.length, 12, 2, { anchors, aim })
    const last = resumed.stage(11, results)!
    expect([...last.games]).toEqual(games.slice(-last.size))
  })
})
