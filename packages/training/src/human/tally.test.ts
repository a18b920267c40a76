import { expect, test } from 'vitest'
import { NamedTally } from './foretell.ts'
import { BandAccount } from './losses.ts'
import { Tally } from './tally.ts'

test('errors are told by games: moves of one game are alike', () => {
  const tally = new Tally()
  for (let game = 0; game < 100; game++)
    tally.addGame(Array.from({ length: 10 }, () => ({ above: game % 2 ? 0 : 5, nats: game % 2 ? 1 : 3 })))
  const { positions, first, three, nats } = tally.summary()
  expect(positions).toBe(1000)
  // A hundred coins, not a thousand.
  expect(first.mean).toBe(0.5)
  expect(first.error).toBeCloseTo(0.05, 6)
  expect(three).toEqual(first)
  expect(nats.mean).toBe(2)
  expect(nats.error).toBeCloseTo(0.1, 6)
})

test('games of different length weigh by their moves', () => {
  const tally = new Tally()
  tally.addGame([{ above: 0, nats: 0 }])
  tally.addGame([
    { above: 3, nats: 1 },
    { above: 2, nats: 1 },
    { above: 1, nats: 2 },
  ])
  const { first, three, nats } = tally.summary()
  expect([first.mean, three.mean, nats.mean]).toEqual([0.25, 0.75, 1])
})

test('of nothing there is no mean, and of one game no error', () => {
  const tally = new Tally()
  const none = { mean: null, error: null }
  expect(tally.summary()).toEqual({ positions: 0, first: none, three: none, nats: none })
  tally.addGame([
    { above: 0, nats: 1 },
    { above: 1, nats: 2 },
  ])
  expect(tally.summary().first).toEqual({ mean: 0.5, error: null })
})

test('there is no ratio to nothing', () => {
  const account = new BandAccount()
  const judged = { band: 800, peopleCp: 20, mynahCp: 10, mynahBlunders: 0.5 }
  for (let game = 0; game < 2; game++) account.addGame([judged])
  const { people, mynah, ratio } = account.losses()
  expect([people.blunders.mean, mynah.blunders.mean]).toEqual([0, 0.5])
  expect(ratio).toEqual({ lossCp: { mean: 0.5, error: 0 }, blunders: { mean: null, error: null } })
})

test('a mind that names moves has the nats of the chances that it deserved', () => {
  const tally = new NamedTally()
  for (const above of [0, 0, 1, 3]) tally.add(above, 13)
  const expected = -(2 * Math.log(0.5) + Math.log(0.25) + Math.log(0.25 / 10)) / 4
  expect(tally.nats()).toBeCloseTo(expected, 10)
})
