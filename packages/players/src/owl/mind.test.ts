import { type Line, makeSan, parseMove, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { isGladOfDraw } from '../testing/glad-of-draw.ts'
import { lineFrom } from '../testing/random-lines.ts'
import { squareWorth } from './square-tables.ts'

const choose = async (line: Line, depth: number) => {
  const thought = await ask('owl', { depth }, line)
  return { san: makeSan(line.position, thought.choice), score: thought.score, leaf: thought.leaf }
}

function playAll(line: Line, moves: string): Line {
  return moves.split(' ').reduce((reached, text) => {
    const move = parseMove(reached.position, text)
    if (!move.ok) throw new Error(text)
    return reached.play(move.value)
  }, line)
}

describe('Owl', () => {
  it('mates in one, as either colour, and values the nearer mate more', async () => {
    expect(await choose(lineFrom('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1'), 1)).toMatchObject({
      san: 'Ra8#',
      score: 99_999,
    })
    expect(await choose(lineFrom('r3k3/8/8/8/8/8/5PPP/6K1 b q - 0 1'), 4)).toMatchObject({
      san: 'Ra1#',
      leaf: { standing: 'lost', terms: [] },
    })
  })

  it('tells stalemate from mate: a queen up, it does not take the last move away', async () => {
    const line = lineFrom('7k/8/6Q1/8/8/8/8/K7 b - - 0 1')
    expect(line.outcome()?.reason).toBe('stalemate')
    const before = lineFrom('7k/8/8/6Q1/8/8/8/K7 w - - 0 1')
    const { san, score } = await choose(before, 2)
    expect(san).not.toBe('Qg6')
    expect(score).toBeGreaterThan(800)
  })

  it('sees stalemate as the draw that saves a lost game', async () => {
    const { san, score } = await choose(lineFrom('7k/5Q2/8/8/8/8/6q1/7K w - - 0 1'), 2)
    expect([san, score]).toEqual(['Kxg2', 0])
  })

  it('castles and takes en passant in its search', async () => {
    const { san } = await choose(lineFrom('4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1'), 1)
    expect(san).toBe('dxc6')
    const castles = await ask('owl', { depth: 1 }, lineFrom('4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1'))
    expect(castles.moves.map(({ move }) => makeSan(startPosition(), move))).toContain('O-O')
  })

  it('takes a repetition when it is behind, and avoids it when it is ahead', async () => {
    const shuffle = 'Kg1 Kg8 Kh1 Kh8 Kg1 Kg8 Kh1'
    const behind = playAll(lineFrom('7k/5ppp/8/8/8/8/5PPP/R6K w - - 0 1'), shuffle)
    expect(await choose(behind, 2)).toMatchObject({ san: 'Kh8', score: 0 })
    const ahead = playAll(lineFrom('r6k/5ppp/8/8/8/8/5PPP/7K w - - 0 1'), shuffle)
    const { san, score } = await choose(ahead, 2)
    expect(san).not.toBe('Kh8')
    expect(score).toBeGreaterThan(300)
  })

  it('sees that fifty moves without progress are a draw', async () => {
    expect((await choose(lineFrom('7k/8/8/8/8/8/8/KQ6 w - - 99 120'), 3)).score).toBe(0)
    expect((await choose(lineFrom('7k/8/8/8/8/8/P7/KQ6 w - - 99 120'), 3)).san).toMatch(/^a[34]$/)
  })

  it('knows that bare kings draw', async () => {
    expect(await choose(lineFrom('8/8/8/8/8/6k1/4p3/4K3 w - - 0 1'), 1)).toMatchObject({ score: 0 })
  })

  it.each([
    ['a rook up', 'r6k/5ppp/8/8/8/8/5PPP/7K b - - 0 1', false],
    ['a rook down', 'r6k/5ppp/8/8/8/8/5PPP/7K w - - 0 1', true],
  ])('is glad of a draw when %s', async (_, fen, accepts) => {
    expect(await isGladOfDraw('owl', {}, lineFrom(fen))).toBe(accepts)
  })

  it('has three tastes that differ: attackers go forward, the cautious stay behind their pawns', () => {
    for (const role of ['knight', 'bishop', 'rook', 'queen'] as const) {
      const [c3, f6] = [18, 45]
      const forward = (taste: 'classical' | 'attacking' | 'cautious') =>
        squareWorth(taste, role, f6) - squareWorth(taste, role, c3)
      expect(forward('attacking')).toBeGreaterThan(forward('classical'))
      expect(forward('cautious')).toBeLessThan(forward('classical'))
    }
  })

  it('explains the end of its line square by square', async () => {
    const { leaf } = await choose(lineFrom('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'), 1)
    expect(leaf.terms.map(({ name }) => name)).toEqual(['material', 'squares'])
    expect(leaf.terms[0]).toMatchObject({ value: 100 })
    expect(leaf.terms[1]!.squares).toHaveLength(3)
  })
})
