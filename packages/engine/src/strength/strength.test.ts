import { describe, expect, it } from 'vitest'
import type { Score } from '../info.ts'
import { drawIndex, lineChances } from './draw-line.ts'
import { HIGHEST_ELO, LEVELS, LOWEST_ELO, levelElo, weaknessAt } from './weakness.ts'

const cp = (value: number): Score => ({ kind: 'cp', cp: value })
const mate = (moves: number): Score => ({ kind: 'mate', moves })

describe('what makes Raven weak', () => {
  it('shrinks with the rating, at every one', () => {
    for (let elo = LOWEST_ELO; elo < HIGHEST_ELO; elo++) {
      const [weaker, stronger] = [weaknessAt(elo), weaknessAt(elo + 1)]
      expect(stronger.nodes).toBeGreaterThanOrEqual(weaker.nodes)
      expect(stronger.tolerance).toBeLessThan(weaker.tolerance)
      expect(stronger.carelessness).toBeLessThanOrEqual(weaker.carelessness)
      // Smoothly: one point more is never a jump.
      expect(stronger.nodes / weaker.nodes).toBeLessThan(1.03)
      expect(weaker.tolerance - stronger.tolerance).toBeLessThan(1)
    }
  })

  it('stays what it is at the ends of its range', () => {
    expect(weaknessAt(0)).toEqual(weaknessAt(LOWEST_ELO))
    expect(weaknessAt(4000)).toEqual(weaknessAt(HIGHEST_ELO))
  })

  it('has levels in even steps from 800 to 2800', () => {
    const elos = Array.from({ length: LEVELS }, (_, index) => levelElo(index + 1))
    expect([elos[0], elos.at(-1)]).toEqual([800, 2800])
    elos.slice(1).forEach((elo, index) => {
      expect(elo - elos[index]!).toBeCloseTo(2000 / 9)
    })
  })
})

describe('a line', () => {
  const scores = [cp(30), cp(10), cp(-80), cp(-400)]

  it('is likelier the better it is, and all chances add up to 1', () => {
    const chances = lineChances(scores, { tolerance: 50, carelessness: 0.2 })
    expect([...chances].sort((a, b) => b - a)).toEqual(chances)
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
  })

  it('that leaves a piece is drawn now and then by the careless, and hardly ever by the careful', () => {
    const chanceOfBlunder = (carelessness: number) => lineChances(scores, { tolerance: 50, carelessness })[3]!
    expect(chanceOfBlunder(0)).toBeLessThan(0.001)
    expect(chanceOfBlunder(0.5)).toBeGreaterThan(0.02)
    expect(chanceOfBlunder(0.5)).toBeLessThan(0.1)
  })

  it('that leaves a piece is among those that level 1 plays, and hardly ever among those of level 10', () => {
    const blunder = (level: number) => lineChances(scores, weaknessAt(levelElo(level)))[3]!
    expect(blunder(1)).toBeGreaterThan(0.01)
    expect(blunder(10)).toBeLessThan(0.001)
  })

  it('that mates sooner is likelier than a slower one, and a slow mate than a won game', () => {
    const [soon, late, won] = lineChances([mate(1), mate(30), cp(5000)], { tolerance: 50, carelessness: 0 })
    expect(soon).toBeGreaterThan(late!)
    expect(late).toBeGreaterThan(won!)
    const [lost, later, sooner] = lineChances([cp(-5000), mate(-9), mate(-1)], {
      tolerance: 50,
      carelessness: 0,
    })
    expect(lost).toBeGreaterThan(later!)
    expect(later).toBeGreaterThan(sooner!)
  })

  it('is drawn by its chance', () => {
    expect([0, 0.49, 0.5, 0.79, 0.8, 0.999].map((drawn) => drawIndex([0.5, 0.3, 0.2], drawn))).toEqual([
      0, 0, 1, 1, 2, 2,
    ])
  })
})
