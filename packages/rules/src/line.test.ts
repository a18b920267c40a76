import { describe, expect, test } from 'vitest'
import { parsePosition, startPosition } from './fen.ts'
import { Line } from './line.ts'
import { unwrap } from './result.ts'
import { parseSan } from './san.ts'
import { minichess } from './variants/index.ts'

function lineOf(sans: string, start = startPosition()): Line {
  return sans
    .split(' ')
    .reduce((line, san) => line.play(unwrap(parseSan(line.position, san))), Line.from(start))
}

const positionOf = (fen: string, variant = startPosition().variant) => unwrap(parsePosition(fen, variant))

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8'

describe('a line of play', () => {
  test('is not changed by playing on', () => {
    const line = lineOf('e4 e5')
    const longer = line.play(line.position.legalMoves()[0]!)
    expect([line.moves.length, line.positions.length]).toEqual([2, 3])
    expect([longer.moves.length, longer.positions.length]).toEqual([3, 4])
    expect(longer.start).toBe(line.start)
  })

  test('ends after any of its moves', () => {
    const line = lineOf('e4 e5 Nf3')
    const earlier = line.until(2)
    expect(earlier.moves).toEqual(line.moves.slice(0, 2))
    expect(earlier.position).toBe(line.positions[2])
    expect(line.until(0).position).toBe(line.start)
  })

  test('counts how often its last position has stood', () => {
    expect(lineOf('e4').repetitions()).toBe(1)
    expect(lineOf(SHUFFLE).repetitions()).toBe(2)
    expect(lineOf(`${SHUFFLE} ${SHUFFLE}`).repetitions()).toBe(3)
  })

  test('does not count a position in which castling was still possible', () => {
    const start = positionOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(lineOf('Ke2 Ke7 Ke1 Ke8', start).repetitions()).toBe(1)
    expect(lineOf('Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8', start).repetitions()).toBe(2)
  })

  test('tells a position with a legal en passant capture from the same one without', () => {
    const start = positionOf('4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1')
    expect(lineOf('d4 Kd8 Kd1 Ke8 Ke1', start).repetitions()).toBe(1)
  })

  test('takes two positions as one where en passant would leave the king in check', () => {
    const start = positionOf('8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1')
    expect(lineOf('d4 Kb5 Rh5+ Ka4 Rh4 Kb5 Rh5+ Ka4 Rh4', start).repetitions()).toBe(3)
  })

  test('lets threefold repetition be claimed and ends by itself with the fifth', () => {
    const thrice = lineOf(`${SHUFFLE} ${SHUFFLE}`)
    expect(thrice.outcome()).toBeUndefined()
    expect(thrice.claimableDraw()).toEqual({ winner: undefined, reason: 'threefold repetition' })
    const five = lineOf(`${SHUFFLE} ${SHUFFLE} ${SHUFFLE} ${SHUFFLE}`)
    expect(five.outcome()).toEqual({ winner: undefined, reason: 'fivefold repetition' })
    expect(five.claimableDraw()).toBeUndefined()
  })

  test('lets fifty moves be claimed', () => {
    const start = positionOf('4k3/8/8/8/8/8/8/4K2R w - - 99 80')
    expect(Line.from(start).claimableDraw()).toBeUndefined()
    expect(lineOf('Rh2', start).claimableDraw()).toEqual({ winner: undefined, reason: 'fifty moves' })
  })

  test('offers no claim once the game is over', () => {
    const mate = lineOf('Ra8#', positionOf('6k1/5ppp/8/8/8/8/8/R3K3 w - - 120 90'))
    expect(mate.outcome()).toEqual({ winner: 'white', reason: 'checkmate' })
    expect(mate.claimableDraw()).toBeUndefined()
  })

  test('knows no repetition where the variant has none', () => {
    const shuffle = 'Nc3 Nc4 Nb1 Nd6'
    const line = lineOf(Array(5).fill(shuffle).join(' '), startPosition(minichess))
    expect(line.repetitions()).toBe(6)
    expect(line.outcome()).toBeUndefined()
    expect(line.claimableDraw()).toBeUndefined()
  })
})
