import { parseUci, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { type Feature, openFeatureCore, selective } from './features.fixture.ts'
import { packMove } from './packed.ts'

const { core, forget, searchNode, setFen, without } = openFeatureCore()
const LOWER = 2
const NO_EVALUATION = 32_600
const DEPTH = 7

/** How deep the position after a move was searched, when the table promises the move a score. */
function depthAfter(fen: string, uci: string, score: number, off: readonly Feature[]): number {
  const { position } = setFen(fen)
  const move = packMove(unwrap(parseUci(position, uci)))
  forget()
  core.remember(core.key(), 1, move, score, NO_EVALUATION, DEPTH, LOWER, false)
  without(off, () => searchNode({ alpha: score - 200, beta: score + 200, depth: DEPTH, isPv: true }))
  core.make(move)
  const depth = core.tableDepth(core.probe(core.key()))
  core.unmake(move)
  return depth
}

describe('a move is searched a ply deeper', () => {
  it('when it gives check in the principal variation', () => {
    const fen = '6k1/5pp1/8/8/8/8/5PPP/3Q2K1 w - - 0 1'
    const off = selective.filter((feature) => feature !== 'check extension')
    expect(depthAfter(fen, 'd1d8', 900, off)).toBe(DEPTH)
    expect(depthAfter(fen, 'd1d8', 900, selective)).toBe(DEPTH - 1)
  })

  it('when every other move falls far short of it', () => {
    // The rook takes a queen; anything else loses.
    const fen = '7k/8/8/8/3q4/8/3R4/3K4 w - - 0 1'
    const off = selective.filter((feature) => feature !== 'singular extensions')
    expect(depthAfter(fen, 'd2d4', 500, off)).toBe(DEPTH)
    expect(depthAfter(fen, 'd2d4', 500, selective)).toBe(DEPTH - 1)
  })

  it('but not when another move is as good', () => {
    const fen = '7k/8/8/8/3q4/8/1B1R4/3K4 w - - 0 1'
    const off = selective.filter((feature) => feature !== 'singular extensions')
    expect(depthAfter(fen, 'd2d4', 500, off)).toBe(DEPTH - 1)
  })
})
