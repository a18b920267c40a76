import {
  Line,
  makeFen,
  makeUci,
  minichess,
  parsePosition,
  parseUci,
  standard,
  startPosition,
  variants,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { readMove } from '../testing/ask-magpie.ts'
import { isGladOfDraw } from '../testing/glad-of-draw.ts'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { createEvaluator } from './evaluation.ts'
import { kestrelNumbers } from './numbers.ts'

async function choose(line: Line, depth: number) {
  const thought = await ask('kestrel', { depth }, line)
  return { ...thought, uci: makeUci(thought.choice, line.position) }
}

const play = (line: Line, moves: string): Line =>
  moves.split(' ').reduce((reached, text) => {
    const move = parseUci(reached.position, text)
    if (!move.ok) throw new Error(text)
    return reached.play(move.value)
  }, line)

describe("Kestrel's evaluation", () => {
  it.each(variants)('is points, mobility and weights, piece by piece ($name)', (variant) => {
    for (const mobility of [0, 5, 20]) {
      const { evaluate, explain } = createEvaluator(variant, mobility)
      for (const { position } of randomLines(15, mobility, variant, 45)) {
        const terms = explain(position)
        expect(terms.map(({ name }) => name)).toEqual(['points', 'mobility', 'weights'])
        expect(terms.reduce((sum, { value }) => sum + value, 0)).toBe(evaluate(position))
        for (const { squares, value } of terms)
          expect(squares.reduce((sum, each) => sum + each.value, 0)).toBe(value)
      }
    }
  })

  it('counts five for each move that White has more than Black', () => {
    // Blocked pawns: White's king has five moves and Black's three.
    const { position } = lineFrom('k7/8/8/p7/P7/8/8/4K3 w - - 0 1')
    const [, mobility] = createEvaluator(position.variant, 5).explain(position)
    expect(mobility!.value).toBe(5 * (5 - 3))
  })

  it('is zero where both sides have the same', () => {
    for (const variant of variants) {
      const { position } = Line.from(startPosition(variant))
      // In minichess the armies face each other turned about, not mirrored: king and rooks are on other files.
      if (variant !== minichess) expect(createEvaluator(variant, 5).evaluate(position)).toBe(0)
    }
  })

  it('never comes near to a mate', () => {
    const { position } = lineFrom('QQQQQQQQ/Q7/8/8/8/8/6k1/K1RR1BBN b - - 0 1')
    expect(createEvaluator(standard, 50).evaluate(position)).toBe(kestrelNumbers.most)
  })
})

describe('Kestrel', () => {
  it("values mate at ten thousand, less a point for each half-move until then, from White's side", async () => {
    expect(await choose(lineFrom('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1'), 3)).toMatchObject({
      uci: 'a1a8',
      evaluation: 9999,
    })
    expect(await choose(lineFrom('r3k3/8/8/8/8/8/5PPP/6K1 b q - 0 1'), 3)).toMatchObject({
      uci: 'a8a1',
      evaluation: -9999,
    })
    const inTwo = lineFrom('7k/8/8/8/8/8/R7/1R5K w - - 0 1')
    expect(await choose(inTwo, 4)).toMatchObject({ evaluation: 9997, depth: 3 })
  })

  it('values stalemate at zero', async () => {
    expect(await choose(lineFrom('7k/5Q2/8/8/8/8/6q1/7K w - - 0 1'), 2)).toMatchObject({
      uci: 'h1g2',
      evaluation: 0,
    })
  })

  it('reads a FEN that stops after the castling field', async () => {
    const position = parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq')
    if (!position.ok) throw new Error('refused')
    expect((await choose(Line.from(position.value), 2)).depth).toBe(2)
  })

  it('counts what Scoria prints: evaluation, hits and branches', async () => {
    const thought = await choose(Line.from(startPosition()), 4)
    expect(thought.evaluation).toBe(thought.score)
    expect(thought.branchesSearched).toBe(thought.totalNodes)
    expect(thought.hitCount).toBeGreaterThan(100)
  })

  it('makes no third repetition when it is ahead, and does when it is behind', async () => {
    const shuffle = 'h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1'
    const ahead = play(lineFrom('r6k/5ppp/8/8/8/8/5PPP/7K w - - 0 1'), shuffle)
    expect((await choose(ahead, 2)).uci).not.toBe('g8h8')
    const behind = play(lineFrom('7k/5ppp/8/8/8/8/5PPP/R6K w - - 0 1'), shuffle)
    expect(await choose(behind, 2)).toMatchObject({ uci: 'g8h8', evaluation: 0 })
  })

  it('lets the other side complete no third repetition either while it is ahead', async () => {
    const before = lineFrom('1k6/pp3Np1/2p1p3/8/8/Pn4b1/KP6/8 b - - 0 1')
    const line = play(before, 'b3c1 a2b1 c1b3 b1a2 b3c1 a2b1')
    expect(makeFen(line.position)).toMatch(/^1k6\/pp3Np1\/2p1p3\/8\/8\/P5b1\/1P6\/1Kn5 b /)
    for (const depth of [2, 3, 4]) {
      const { uci, evaluation } = await choose(line, depth)
      expect(uci).not.toBe('c1b3')
      expect(evaluation).toBeLessThan(-500)
    }
    const drawn = await ask('kestrel', {}, line, { rootMoves: [readMove(line.position, 'c1b3')] })
    expect(drawn.score).toBe(0)
  })

  it('remembers no value across the fifty moves, so the last chance counts', async () => {
    const line = lineFrom('7k/8/8/8/8/8/P7/KQ6 w - - 98 120')
    for (const depth of [3, 4]) expect((await choose(line, depth)).evaluation).toBeGreaterThan(500)
    expect((await choose(lineFrom('7k/8/8/8/8/8/8/KQ6 w - - 98 120'), 3)).evaluation).toBe(0)
  })

  it.each([
    ['a rook up as Black', 'r6k/5ppp/8/8/8/8/5PPP/7K b - - 0 1', false],
    ['a rook down as White', 'r6k/5ppp/8/8/8/8/5PPP/7K w - - 0 1', true],
  ])('is glad of a draw when %s', async (_, fen, accepts) => {
    expect(await isGladOfDraw('kestrel', {}, lineFrom(fen))).toBe(accepts)
  })
})
