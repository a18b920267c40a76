import { Line, makeSan, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { isGladOfDraw } from '../testing/glad-of-draw.ts'
import { lineFrom } from '../testing/random-lines.ts'

describe('Heron', () => {
  it('draws among all moves of equal worth, another one with another seed', async () => {
    const start = Line.from(startPosition())
    const chosen = new Set<number>()
    for (let seed = 0; seed < 30; seed++) {
      const { choice, bests } = await ask('heron', {}, start, { depth: 2 }, seed)
      expect(bests).toHaveLength(20)
      chosen.add(choice)
    }
    expect(chosen.size).toBeGreaterThan(10)
  })

  it('takes the piece that its own values call the dearest', async () => {
    const line = lineFrom('7k/8/8/1r3n2/3P2P1/2P5/8/K7 w - - 0 1')
    const knights = { pawn: 100, knight: 900, bishop: 300, rook: 300, queen: 900 }
    const { choice, score } = await ask('heron', { ...knights, depth: 1 }, line)
    expect(makeSan(line.position, choice)).toBe('gxf5')
    expect(score).toBe(300 - 300)
  })

  it('tells what its pieces are worth at the end of its line', async () => {
    const { leaf } = await ask(
      'heron',
      { depth: 1, queen: 1200 },
      lineFrom('3qk3/8/8/8/8/8/8/3QK3 w - - 0 1'),
    )
    expect(leaf.terms.map(({ name }) => name)).toEqual(['material', 'bare king'])
    expect(leaf.terms[0]).toMatchObject({ value: 1200 })
  })

  it.each([
    ['level', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', true],
    ['a queen up', 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', false],
  ])('is glad of a draw when %s', async (_, fen, accepts) => {
    expect(await isGladOfDraw('heron', { depth: 2 }, lineFrom(fen))).toBe(accepts)
  })
})
