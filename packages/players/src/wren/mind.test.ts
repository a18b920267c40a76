import { Line, makeUci, minichess, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import { ask } from '../testing/ask.ts'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { isThorough, TIMEOUT_MS } from '../testing/sizes.ts'

describe('Wren', () => {
  it(
    'chooses moves of equal worth by minimax and by alpha-beta',
    async () => {
      for (const line of randomLines(isThorough ? 2000 : 150, 9, minichess, 49)) {
        const depth = 1 + (line.moves.length % 3)
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
    expect(thought).toMatchObject({ score: 1_999_999, leaf: { standing: 'lost' } })
  })

  it('prefers the draw to a loss, and a win to the draw, at whichever depth the game ends', async () => {
    const behind = lineFrom('k4/5/5/1p3/P4/4K w - - 0 25', minichess)
    for (const depth of [1, 2, 3]) {
      const thought = await ask('wren', { depth }, behind)
      if (thought.kind !== 'wren') throw new Error(thought.kind)
      expect(makeUci(thought.choice, behind.position)).toMatch(/^a2b3$/)
    }
    const level = lineFrom('k4/5/p4/5/P4/4K b - - 0 25', minichess)
    for (const depth of [1, 2]) expect(await ask('wren', { depth }, level)).toMatchObject({ advantage: 0 })
  })

  it.each([
    ['a queen up', 'k1bnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1', false],
    ['a queen down', 'k1bnr/ppppp/5/5/PPPPP/RNBQK b - - 0 1', true],
  ])('answers a draw offer when %s', async (_, fen, accepts) => {
    for (const depth of [3, 4]) {
      const player = await createLocalPlayer('wren', { depth }, 1)
      expect(await player.answerDraw(lineFrom(fen, minichess))).toBe(accepts)
    }
  })

  it('tells its advantage over a draw, which the raw value hides', async () => {
    const ahead = lineFrom('k1bnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1', minichess)
    for (const depth of [1, 2, 3]) {
      const thought = await ask('wren', { depth }, ahead)
      if (thought.kind !== 'wren') throw new Error(thought.kind)
      expect(thought.advantage).toBeGreaterThan(0)
    }
  })

  it('deepens until its time is over', async () => {
    const thought = await ask('wren', { timeMs: 100 }, Line.from(startPosition(minichess)))
    expect(thought.depth).toBeGreaterThan(2)
  })

  it('ends its lines with a move of its own when it chooses the depth, and where it was told to otherwise', async () => {
    const line = Line.from(startPosition(minichess))
    for (const nodes of [50, 500, 5000]) expect((await ask('wren', {}, line, { nodes })).depth % 2).toBe(1)
    expect((await ask('wren', { depth: 4 }, line)).depth).toBe(4)
    expect((await ask('wren', {}, line, { depth: 2 })).depth).toBe(2)
  })

  it('plays standard chess as well', async () => {
    const line = lineFrom('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
    const thought = await ask('wren', { depth: 3 }, line)
    expect(makeUci(thought.choice, line.position)).toBe('a1a8')
  })
})
