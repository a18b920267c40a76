import { Line, makeSan, minichess, parseUci, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import { askMind } from '../host/runner.ts'
import { parseSettings } from '../settings.ts'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { chancesOf, partsOf } from './chances.ts'
import { createMind } from './mind.ts'
import { openMynah } from './open-mynah.ts'
import { settings as schema } from './settings.ts'
import { chartRatings, type MynahThought, overlookedMoves } from './thought.ts'

const never = new AbortController().signal

async function think(line: Line, settings: object = {}, seed = 1, rootMoves = line.position.legalMoves()) {
  const player = await createLocalPlayer('mynah', { ...settings }, seed)
  try {
    return (await player.think(line, { rootMoves }, () => {}, never)).thought as MynahThought
  } finally {
    await player.dispose()
  }
}

const start = Line.from(startPosition())

describe('Mynah', () => {
  test('draws each move as often as it says', async () => {
    const settings = unwrap(parseSettings(schema, {}))
    const mind = await createMind(settings)
    const counts = new Map<number, number>()
    const games = 300
    let last: MynahThought | undefined
    for (let seed = 0; seed < games; seed++) {
      last = (await askMind(mind, seed, start, {}, () => {}, never)) as MynahThought
      counts.set(last.choice, (counts.get(last.choice) ?? 0) + 1)
    }
    await mind.dispose!()
    for (const { move, chance } of last!.weighed) {
      const spread = Math.sqrt(games * chance! * (1 - chance!)) + 1
      expect(Math.abs((counts.get(move) ?? 0) - games * chance!)).toBeLessThan(5 * spread)
    }
  })

  test('tells what Raven sees and people do not', async () => {
    const legal = lineFrom('r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1')
    const { details } = await think(legal, { rating: 800 })
    expect(details.raven![0]!.lossCp).toBe(0)
    const people = new Map(details.people.map(({ move, chance }) => [move, chance]))
    for (const move of overlookedMoves(details)) {
      expect(people.get(move)).toBeLessThan(0.05)
      expect(details.raven!.slice(0, 3).map((seen) => seen.move)).toContain(move)
    }
    const blind = { ...details, people: details.people.map((each) => ({ ...each, chance: 0.01 })) }
    expect(overlookedMoves(blind)).toContain(details.raven![0]!.move)
  })

  test('with clock sense plays the same move, and no later than its time allows', async () => {
    const player = await createLocalPlayer('mynah', { clockSense: true }, 3)
    const { move } = await player.think(start, { timeMs: 300 }, () => {}, never)
    await player.dispose()
    expect(move).toBe((await think(start, {}, 3)).choice)
  })

  test('tells the chance of every move at every rating of its chart', async () => {
    const line = randomLines(1, 8)[0]!
    const { weighed, details } = await think(line, { rating: 1750, temperature: 1 })
    const legal = new Set(line.position.legalMoves())
    expect(new Set(weighed.map(({ move }) => move))).toEqual(legal)
    expect(weighed.reduce((sum, { chance }) => sum + chance!, 0)).toBeCloseTo(1, 5)
    expect(details.people.map(({ move }) => move)).toEqual(details.curves.map(({ move }) => move))
    for (const index of chartRatings.keys())
      expect(details.curves.reduce((sum, { chances }) => sum + chances[index]!, 0)).toBeCloseTo(1, 5)
  })

  test('plays the likeliest move at temperature 0, and draws at others by its seed', async () => {
    for (const line of randomLines(5, 21)) {
      const { choice, details } = await think(line, { temperature: 0 }, 4)
      expect(choice).toBe(details.people[0]!.move)
    }
    const choices = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => think(start, { temperature: 1.5 }, seed)),
    )
    expect(new Set(choices.map(({ choice }) => choice)).size).toBeGreaterThan(1)
    const [once, again] = [await think(start, {}, 9), await think(start, {}, 9)]
    expect(once).toEqual(again)
  })

  test('chooses among the moves it is given', async () => {
    const odd = unwrap(parseUci(start.position, 'a2a3'))
    const { choice, weighed } = await think(start, {}, 1, [odd])
    expect(choice).toBe(odd)
    expect(weighed).toEqual([{ move: odd, chance: 1 }])
  })

  test('does as people do: it opens with a centre pawn, takes back, and mates in one', async () => {
    expect(['e4', 'd4']).toContain(makeSan(start.position, (await think(start, { temperature: 0 })).choice))
    const recapture = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6', 'b5c6'].reduce(
      (line, uci) => line.play(unwrap(parseUci(line.position, uci))),
      start,
    )
    const taken = await think(recapture, { temperature: 0 })
    expect(makeSan(recapture.position, taken.choice)).toMatch(/^[bd]xc6$/)
    const mate = lineFrom('r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4')
    const { choice, details } = await think(mate, { rating: 2000, temperature: 0 })
    expect(makeSan(mate.position, choice)).toBe('Qxf7#')
    const at = (rating: (typeof chartRatings)[number]) =>
      details.curves[0]!.chances[chartRatings.indexOf(rating)]!
    expect(at(2000)).toBeGreaterThan(at(600))
  })

  test('what spoke for a move sums up to its lead over the average', async () => {
    const core = await openMynah()
    for (const line of randomLines(5, 33)) {
      const chances = chancesOf(core, line, [1500])[0]!
      const lead = chances.map(({ chance }) => Math.log(chance))
      const mean = chances.reduce((sum, { chance }, index) => sum + chance * lead[index]!, 0)
      for (const index of [0, chances.length - 1]) {
        const parts = partsOf(core, line, 1500, chances[index]!.move)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(lead[index]! - mean, 2)
      }
    }
  })

  test('is not offered on small boards', async () => {
    await expect(think(Line.from(startPosition(minichess)))).rejects.toThrow(/does not play/)
  })
})
