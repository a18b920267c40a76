import { describe, expect, it } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { makePercent, makeScore, tellRaven, tellSlip } from './raven-words.ts'

describe('a score of Raven', () => {
  it('is told in pawns, or in moves to the mate', () => {
    expect(makeScore({ kind: 'cp', cp: 35 })).toBe('+0.35')
    expect(makeScore({ kind: 'cp', cp: -120 })).toBe('−1.20')
    expect(makeScore({ kind: 'cp', cp: 0 })).toBe('0.00')
    expect(makeScore({ kind: 'mate', moves: 3 })).toBe('mate in 3')
    expect(makeScore({ kind: 'mate', moves: -2 })).toBe('mated in 2')
  })

  it('keeps small chances apart from none', () => {
    expect([0, 0.004, 0.34, 1].map(makePercent)).toEqual(['0%', '0.4%', '34%', '100%'])
  })
})

describe('the headline of Raven', () => {
  it('tells a mate and its line', async () => {
    const { thought, position } = await askMind('raven', { level: '5' }, '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1')
    const mating = { ...thought, choice: thought.lines[0]!.moves[0]! }
    expect(tellRaven('Raven', mating, position)).toBe('Raven plays Ra8# and mates in 1 move: Ra8#.')
  })

  it('tells its score, its depth and what it expects', async () => {
    const { thought, position } = await askMind('raven', { level: '5' })
    expect(tellRaven('Raven', thought, position)).toMatch(
      /^Raven plays \S+ for [+−]?\d+\.\d\d, \d+ half-moves? deep: it expects \S+ .+\.$/,
    )
    expect(tellSlip(thought, position)).toMatch(/^On level 5 it drew among \d+ moves/)
  })

  it('has no lot to tell of at full strength', async () => {
    const { thought, position } = await askMind('raven', { level: '5' })
    const { slip: _, ...full } = thought
    expect(tellSlip(full, position)).toBeUndefined()
  })
})
