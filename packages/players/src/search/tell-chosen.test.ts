import { makeSan } from '@rookery/rules'
import { expect, test } from 'vitest'
import { tell } from '../testing/tell.ts'
import type { SearchThought } from './thought.ts'

const twoKnights = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'
const najdorf = 'rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6'
const pawnBehind = '8/8/1p6/p1p5/P1P2k2/1P3P2/5K2/8 b - - 0 1'

test.each([
  ['4k3/P7/8/8/8/8/8/K7 w - - 0 1'],
  ['7k/P7/8/8/8/8/8/K7 w - - 0 1'],
  ['8/8/8/8/1k6/8/1K1P4/8 w - - 0 1'],
  [twoKnights],
])('Owl calls no move the next best while another may be better: %s', async (fen) => {
  for (const depth of [2, 3]) {
    const { headline, thought, position } = await tell('owl', { depth }, fen)
    const next = /better than ([^ ;,]+)\.$/.exec(headline)?.[1]
    const known = thought.weighed.find(({ move }) => makeSan(position, move) === next)?.score?.value
    const others = thought.weighed.filter(({ move }) => move !== thought.choice)
    if (known !== undefined) expect(Math.max(...others.map(({ score }) => score!.value))).toBe(known)
  }
})

test('Heron says first that it drew lots where the move itself does nothing', async () => {
  const { headline, thought } = await tell('heron', { depth: 4 }, najdorf)
  const { bests, moves } = (thought as SearchThought).details
  expect(headline).toMatch(
    /^Heron plays \S+: it drew this one by lot from \d+ moves that are worth the same to it/,
  )
  expect(headline).toContain(`from ${bests.length} moves`)
  expect(headline).toContain(
    `more than the other ${moves.length - bests.length === 1 ? 'one' : moves.length - bests.length}`,
  )
})

test('Heron does not say that a move costs it something where it is only worth less', async () => {
  const { headline } = await tell('heron', { depth: 3 }, '5rk1/5ppp/8/8/8/8/1q3PPP/3QR1K1 w - - 0 1')
  expect(headline).not.toContain('cost')
})

test('how the material stands is told beside a reason, and not as one', async () => {
  const { headline } = await tell('wren', { depth: 4 }, pawnBehind)
  expect(headline).toMatch(
    /^Wren plays \S+: (?!Black).+; Black is a pawn behind, and nothing is taken in its line\.$/,
  )
})

test('a choice that took the place of another says by how much', async () => {
  const { headline, thought, position } = await tell('owl', { depth: 3 }, najdorf)
  const { moves } = (thought as SearchThought).details
  const other = / pawns better than (\S+), the best that it had found until then\.$/.exec(headline)![1]!
  const at = moves.findIndex(({ move }) => makeSan(position, move) === other)
  expect(moves[at]!.exactness).toBe('exact')
  expect(at).toBeLessThan(moves.findIndex(({ move }) => move === thought.choice))
})
