import { Line, makeUci, minichess, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { makeScore } from '../score/index.ts'
import { ask } from '../testing/ask.ts'
import { isGladOfDraw } from '../testing/glad-of-draw.ts'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { isThorough, TIMEOUT_MS } from '../testing/sizes.ts'
import { explainWren } from './judge.ts'
import { readValue } from './read-value.ts'

const tellState = (value: number) => makeScore(readValue(value, 0, 'white'), 'white')

describe('Wren', () => {
  it(
    'chooses moves of equal worth by minimax and by alpha-beta',
    async () => {
      for (const line of randomLines(isThorough ? 1000 : 40, 9, minichess, 49)) {
        const isOpen = line.position.pieces().length > 12
        const depth = 1 + (line.moves.length % (isOpen ? 2 : 3))
        const minimax = await ask('wren', { method: 'minimax', depth }, line)
        const alphaBeta = await ask('wren', { method: 'alpha-beta', depth }, line)
        expect(alphaBeta.score).toBe(minimax.score)
        const worth = minimax.moves.find(({ move }) => move === alphaBeta.choice)!.value
        expect(worth).toBe(minimax.score)
        expect(alphaBeta.nodes).toBeLessThanOrEqual(minimax.nodes)
      }
    },
    TIMEOUT_MS,
  )

  it('takes the king', async () => {
    const line = lineFrom('k4/5/5/5/R4/4K w - - 0 1', minichess)
    const thought = await ask('wren', {}, line)
    expect(makeUci(thought.choice, line.position)).toBe('a2a6')
    expect(thought).toMatchObject({ score: 1_999_999, depth: 1, leaf: { standing: 'lost' } })
  })

  it('wins by the larger army when the last of the fifty plies is its own', async () => {
    const line = lineFrom('k4/5/5/1p3/P4/4K b - - 0 25', minichess)
    const thought = await ask('wren', { depth: 1 }, line)
    expect(makeUci(thought.choice, line.position)).toBe('b3a2')
    expect(thought).toMatchObject({ score: 999_999, advantage: 999_999, leaf: { standing: 'lost' } })
  })

  it('prefers the draw to a loss, and a win to the draw, at whichever depth the game ends', async () => {
    const behind = lineFrom('k4/5/5/1p3/P4/4K w - - 0 25', minichess)
    for (const depth of [1, 2, 3]) {
      const thought = await ask('wren', { depth }, behind)
      expect(makeUci(thought.choice, behind.position)).toMatch(/^a2b3$/)
    }
    const level = lineFrom('k4/5/p4/5/P4/4K b - - 0 25', minichess)
    for (const depth of [1, 2]) expect(await ask('wren', { depth }, level)).toMatchObject({ advantage: 0 })
  })

  it.each([
    ['a queen up', 'k1bnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1', false],
    ['a queen down', 'k1bnr/ppppp/5/5/PPPPP/RNBQK b - - 0 1', true],
  ])('is glad of a draw when %s', async (_, fen, accepts) => {
    for (const depth of [3, 4])
      expect(await isGladOfDraw('wren', { depth }, lineFrom(fen, minichess))).toBe(accepts)
  })

  it('tells its advantage over a draw, which the raw value hides', async () => {
    const ahead = lineFrom('k1bnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1', minichess)
    for (const depth of [1, 2, 3]) {
      const thought = await ask('wren', { depth }, ahead)
      expect(thought.advantage).toBeGreaterThan(0)
    }
  })

  it('deepens until its time is over', async () => {
    const thought = await ask('wren', { timeMs: 1000 }, Line.from(startPosition(minichess)))
    expect(thought.depth).toBeGreaterThan(2)
  })

  it('values every state for the side at the root, so that at any depth its own pieces count once', async () => {
    const line = Line.from(startPosition(minichess))
    for (const depth of [1, 2, 3, 4]) {
      const { leaf, line: expected } = await ask('wren', { depth }, line)
      const end = expected.reduce((reached, move) => reached.play(move), line.position)
      const own = end.pieces().filter(({ piece }) => piece.color === 'white')
      const pieces = leaf.terms.find(({ name }) => name === 'own pieces')!
      expect(pieces.squares.map(({ square }) => square)).toEqual(own.map(({ square }) => square))
      expect(pieces.value).toBeGreaterThan(10_000)
      expect(leaf.terms.find(({ name }) => name === 'enemy pieces')!.value).toBeLessThan(-30_000)
    }
  })

  it('looks at each depth in turn, and no further than the game goes', async () => {
    const line = lineFrom('k4/5/p4/5/P4/4K w - - 0 23', minichess)
    const thought = await ask('wren', {}, line, { nodes: 10_000_000 })
    expect(thought).toMatchObject({ depth: 6, advantage: 0 })
  })

  it.each([
    ['taking the king', 'k4/5/5/5/R4/4K w - - 0 1', 'mate in 1'],
    ['the count', 'k4/5/5/1p3/P4/4K b - - 0 25', 'win on count in 1'],
    ['losing by the count', 'k4/5/q4/5/P4/4K w - - 0 25', 'loss on count in 1'],
  ])('tells a game that is decided by %s as what it is', async (_, fen, told) => {
    const thought = await ask('wren', { depth: 3 }, lineFrom(fen, minichess))
    expect(tellState(thought.score)).toBe(told)
    expect(thought.advantage).toBe(thought.score)
  })

  it('plays standard chess as well', async () => {
    const line = lineFrom('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
    const thought = await ask('wren', { depth: 3 }, line)
    expect(makeUci(thought.choice, line.position)).toBe('a1a8')
    expect(tellState(thought.score)).toBe('mate in 1')
  })

  it('takes no piece that is taken back, on any board', async () => {
    const standard = lineFrom('4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1')
    expect(makeUci((await ask('wren', { depth: 1 }, standard)).choice, standard.position)).not.toBe('d2d6')
    const small = lineFrom('k4/1p3/2p2/5/2Q2/4K w - - 0 1', minichess)
    expect(makeUci((await ask('wren', { depth: 1 }, small)).choice, small.position)).not.toBe('c2c4')
  })

  it('ends lines quietly by either method on minichess, on other boards by alpha-beta alone', async () => {
    const quietEnds = async (method: string, line: Line) =>
      (await ask('wren', { method, depth: 1 }, line)).quietEnds
    const small = lineFrom('k4/1p3/2p2/5/2Q2/4K w - - 0 1', minichess)
    const large = lineFrom('4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1')
    expect([await quietEnds('alpha-beta', small), await quietEnds('minimax', small)]).toEqual([true, true])
    expect([await quietEnds('alpha-beta', large), await quietEnds('minimax', large)]).toEqual([true, false])
  })

  it('hunts a bare king on boards where it is to be mated', async () => {
    const { leaf } = await ask('wren', { depth: 1 }, lineFrom('8/8/4k3/8/8/8/8/QK6 w - - 0 1'))
    expect(leaf.terms.map(({ name }) => name)).toContain('bare king')
    const small = await ask('wren', { depth: 1 }, lineFrom('5/5/2k2/5/5/QK3 w - - 0 1', minichess))
    expect(small.leaf.terms.map(({ name }) => name)).not.toContain('bare king')
  })

  it('gives one point for each step of the hunt', () => {
    const { position } = lineFrom('8/8/8/3k4/8/8/8/Q6K w - - 0 1')
    // The bare king in the middle; the kings four files and four ranks apart; the own king in a corner.
    const steps = 0 + 3 * (14 - 4 - 4 + 7 - 4) - 3 * 3
    const terms = explainWren(position, 'white').terms
    expect(terms.find(({ name }) => name === 'bare king')?.value).toBe(steps)
  })
})
