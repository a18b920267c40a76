import { createEngine, type Engine } from '@rookery/engine'
import { createLocalPlayer } from '@rookery/players'
import { type MynahCore, openMynah } from '@rookery/players/mynah'
import { Line, minichess, parsePgn, startPosition, unwrap } from '@rookery/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estimateStrength, LEAST_MOVES } from './estimate.ts'
import { addEvidence, type Evidence, gatherEvidence, noEvidence } from './evidence.ts'
import { fitted, lossLogs } from './model.ts'
import { roundStrength } from './round-strength.ts'
import { classOfLoss, LOSS_CLASSES, MYNAH_RATINGS } from './scales.ts'

let mynah: MynahCore
let engine: Engine

beforeAll(async () => {
  ;[mynah, engine] = await Promise.all([openMynah(), createEngine({ hashMb: 4 })])
})

afterAll(() => engine.dispose())

const lineOf = (pgn: string): Line => unwrap(parsePgn(pgn)[0]!).line()

/** As much of a game of Mynah against itself as tells a strength. */
async function playMynah(rating: number, plies: number): Promise<Line> {
  const player = await createLocalPlayer('mynah', { rating }, 7)
  try {
    let line = Line.from(startPosition())
    while (line.moves.length < plies && !line.outcome()) line = line.play((await player.think(line)).move)
    return line
  } finally {
    await player.dispose()
  }
}

describe('evidence', () => {
  it('counts the moves of each side where there was a choice', async () => {
    // After 2...Qh4+ White has one move.
    const evidence = (await gatherEvidence(lineOf('1. f4 e6 2. h3 Qh4+ 3. g3 Qxg3# 0-1'), { mynah, engine }))!
    expect([evidence.white.moves, evidence.black.moves]).toEqual([2, 3])
    expect(evidence.black.nats).toHaveLength(MYNAH_RATINGS.length)
    expect(evidence.black.nats.every((nats) => nats > 0)).toBe(true)
  })

  it('sees what a move loses', async () => {
    const { white } = (await gatherEvidence(lineOf('1. f3 e5 2. g4 Qh4# 0-1'), { mynah, engine }))!
    expect(white.losses.at(-1)).toBe(1)
  })

  it('is the same however often it is gathered', async () => {
    const line = lineOf('1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 *')
    const witnesses = { mynah, engine }
    expect(await gatherEvidence(line, witnesses)).toEqual(await gatherEvidence(line, witnesses))
  })

  it('stops when it is asked to', async () => {
    const line = lineOf('1. e4 e5 2. Nf3 Nc6 *')
    expect(await gatherEvidence(line, { mynah, engine }, AbortSignal.abort())).toBeUndefined()
  })

  it('is of boards that Mynah knows', async () => {
    const line = Line.from(startPosition(minichess))
    await expect(gatherEvidence(line, { mynah, engine })).rejects.toThrow(
      'strength is told of games of chess and Chess960, and this is one of Minichess',
    )
  })

  it('adds up', () => {
    const one: Evidence = { moves: 2, nats: MYNAH_RATINGS.map(() => 3), losses: [2, 0, 0, 0, 0, 0, 0] }
    expect(addEvidence(one, noEvidence)).toEqual(one)
    expect(addEvidence(one, one)).toEqual({
      moves: 4,
      nats: MYNAH_RATINGS.map(() => 6),
      losses: [4, 0, 0, 0, 0, 0, 0],
    })
  })
})

describe('a strength', () => {
  it('is not told of too few moves', () => {
    expect(estimateStrength({ ...noEvidence, moves: LEAST_MOVES - 1 })).toBeUndefined()
  })

  it('is what people have on the average where nothing speaks for another', () => {
    const { rating, low, high } = estimateStrength({ ...noEvidence, moves: LEAST_MOVES })!
    expect(rating).toBeGreaterThan(1500)
    expect(rating).toBeLessThan(1700)
    expect(high - low).toBeGreaterThan(1200)
  })

  it('of Mynah at 2200 is higher than that at 900, and surer of more moves', async () => {
    const [weak, strong] = [await playMynah(900, 80), await playMynah(2200, 80)]
    const bothOf = async (line: Line) => {
      const { white, black } = (await gatherEvidence(line, { mynah, engine }))!
      return addEvidence(white, black)
    }
    const [lower, higher] = [await bothOf(weak), await bothOf(strong)]
    const estimate = (evidence: Evidence) => estimateStrength(evidence)!
    expect(estimate(higher).rating).toBeGreaterThan(estimate(lower).rating + 200)
    const twice = estimate(addEvidence(higher, higher))
    const once = estimate(higher)
    expect(twice.high - twice.low).toBeLessThan(once.high - once.low)
  })
})

it('losses have classes from nothing to the game, whose chances sum to 1', () => {
  expect([0, 0.004, 0.005, 0.1, 0.34, 0.35, 1].map(classOfLoss)).toEqual([0, 0, 1, 4, 5, 6, 6])
  const chances = lossLogs(fitted.losses, 1400).map(Math.exp)
  expect(chances).toHaveLength(LOSS_CLASSES)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
})

it('the weaker people are, the more often they lose much', () => {
  const muchAt = (rating: number) => Math.exp(lossLogs(fitted.losses, rating).at(-1)!)
  expect(muchAt(900)).toBeGreaterThan(muchAt(1500))
  expect(muchAt(1500)).toBeGreaterThan(muchAt(2300))
})

it('a strength is rounded so that both of its bounds lie within', () => {
  expect(roundStrength({ rating: 1462, low: 1275, high: 1625, moves: 40 })).toEqual({
    rating: 1450,
    error: 180,
  })
  expect(roundStrength({ rating: 1438, low: 1000, high: 1500, moves: 40 })).toEqual({
    rating: 1450,
    error: 450,
  })
})
