import { rankMoves } from '@rookery/players'
import { makeSan, makeSans } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { makeSigned } from '../../ui/numbers.ts'
import { makeNodeValue } from '../tree/tree-words.ts'
import { makeValue, tellScore, tellSearch, tellSearchTies, tellUnits } from './search-words.ts'

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

describe('the headline of a searcher', () => {
  it('tells its score, its depth and the line it expects', async () => {
    const { thought, position } = await askMind('owl', { depth: 3 })
    const sans = makeSans(position, thought.line)
    expect(sans.length).toBeGreaterThanOrEqual(3)
    expect(tellSearch('Owl', thought, position)).toBe(
      `Owl plays ${sans[0]} for ${makeSigned(thought.score)}: 3 half-moves ahead it expects ${sans.join(' ')}.`,
    )
  })

  it('expects nothing after a single half-move', async () => {
    const { thought, position } = await askMind('owl', { depth: 1 })
    expect(tellSearch('Owl', thought, position)).toMatch(
      /^Owl plays \S+ for \S+, looking 1 half-move ahead\.$/,
    )
  })

  it('says whose score it is where it is not its own', async () => {
    const { thought, position } = await askMind('kestrel', { depth: 2 }, afterE4)
    expect(tellSearch('Kestrel', thought, position)).toContain(
      `${makeSigned(thought.score)} from White’s side`,
    )
    expect(tellUnits(thought, 'Kestrel', position)).toBe(
      'Values are hundredths of a pawn from White’s side: the lower, the better for Kestrel.',
    )
  })

  it('measures Wren against a draw', async () => {
    const { thought, position } = await askMind('wren', { depth: 2 })
    expect(tellSearch('Wren', thought, position)).toContain(
      `for ${makeSigned(thought.advantage)} against a draw:`,
    )
  })

  it('tells a mate that Wren sees as a mate', async () => {
    const { thought, position } = await askMind('wren', { depth: 2 }, '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1')
    expect(tellScore(thought, position)).toBe('mate in 1')
    expect(makeValue(rankMoves(thought, position.turn)[0]!)).toBe('mate in 1')
    expect(makeNodeValue(thought.tree, thought.tree.move.indexOf(thought.choice))).toBe('mate in 1')
  })

  it.each([
    [
      'won',
      '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1',
      'Owl plays Ra8# and sees the game won in 1 half-move: Ra8#.',
    ],
    [
      'lost',
      '7k/R7/1R6/8/8/8/8/4K3 b - - 0 1',
      'Owl plays Kg8 and sees the game lost in 2 half-moves: Kg8 Rb8#.',
    ],
  ])('tells a game that is %s', async (_, fen, headline) => {
    const { thought, position } = await askMind('owl', { depth: 2 }, fen)
    expect(tellSearch('Owl', thought, position)).toBe(headline)
  })
})

describe('what else decided', () => {
  it('is the lot among equals', async () => {
    const { thought } = await askMind('heron', { depth: 1 })
    expect(tellSearchTies(thought)).toBe(`It drew number ${thought.drawn + 1} of 20 moves of equal worth.`)
  })

  it('is that there was no choice', async () => {
    const { thought } = await askMind('owl', { depth: 2 }, '7k/R7/1R6/8/8/8/8/4K3 b - - 0 1')
    expect(tellSearchTies(thought)).toBe('It was the only move to choose from.')
  })
})

describe('the moves a searcher weighed', () => {
  it.each(['owl', 'kestrel'] as const)('begin with the choice of %s', async (kind) => {
    const { thought, position } = await askMind(kind, { depth: 2 }, afterE4)
    const ranked = rankMoves(thought, position.turn)
    expect(ranked).toHaveLength(position.legalMoves().length)
    expect(makeSan(position, ranked[0]!.move)).toBe(makeSan(position, thought.choice))
  })

  it('tell a bound from an exact value by a sign', () => {
    expect(makeValue({ value: 35, exactness: 'exact' })).toBe('+35')
    expect(makeValue({ value: -1200, exactness: 'at most' })).toBe('≤ −1,200')
    expect(makeValue({ value: 0, exactness: 'at least' })).toBe('≥ 0')
  })
})
