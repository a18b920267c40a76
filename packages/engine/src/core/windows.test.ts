import { parseUci, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { openFeatureCore, selective } from './features.fixture.ts'
import { packMove } from './packed.ts'
import { readMoves } from './reading.ts'

const { core, forget, memory, reports, search, setFen, without } = openFeatureCore()
const MATE = 32_000
const NULL_WINDOWS = 'null windows (principal variation search)'
const plain = [...selective, 'quiescence'] as const

const positions = [
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 11',
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
]

/** The best that the side to move can get, by trying everything. */
function minimax(depth: number, ply = 0): number {
  const moves = readMoves(core, memory)
  if (moves.length === 0) return core.inCheck() ? ply - MATE : 0
  if (depth === 0) return core.evaluate()
  let best = -MATE
  for (const move of moves) {
    core.make(move)
    best = Math.max(best, -minimax(depth - 1, ply + 1))
    core.unmake(move)
  }
  return best
}

describe('without anything selective', () => {
  it.each(positions)('the search finds the score of plain minimax: %s', (fen) => {
    setFen(fen)
    const { score } = without([...plain], () => search({ depth: 3 }))
    setFen(fen)
    expect(score).toBe(minimax(3))
  })

  it.each(positions)('null windows save nodes and change no score: %s', (fen) => {
    setFen(fen)
    const narrow = without([...selective], () => search({ depth: 5 }))
    const wide = without([...selective, NULL_WINDOWS], () => search({ depth: 5 }))
    expect(narrow.score).toBe(wide.score)
    expect(narrow.nodes).toBeLessThan(wide.nodes)
  })

  it.each(positions)('aspiration windows change no score: %s', (fen) => {
    setFen(fen)
    const off = selective.filter((feature) => feature !== 'aspiration windows')
    const { score } = without(off, () => search({ depth: 6 }))
    expect(score).toBe(without([...selective], () => search({ depth: 6 })).score)
  })

  it('every one of several lines has the score of a search of its own', () => {
    setFen(positions[2]!)
    without([...selective], () => {
      search({ depth: 4, lines: 3 })
      const lines = reports.filter(({ depth, bound }) => depth === 4 && bound === 'exact').slice(-3)
      expect(lines.map(({ line }) => line)).toEqual([0, 1, 2])
      for (const { score, moves } of lines) {
        core.allowRootMove(moves[0]!)
        expect(search({ depth: 4 }).score).toBe(score)
        core.allowAllRootMoves()
      }
    })
  })
})

describe('aspiration windows', () => {
  it('widen as far as a mate that shows up late', () => {
    // Mate in five, out of an even score.
    setFen('r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - - 1 0')
    expect(search({ depth: 9 }).score).toBeGreaterThan(MATE - 20)
  })
})

describe('quiescence', () => {
  it('sees that a guarded pawn is not to be had', () => {
    // The queen can take on d5, where a pawn takes back.
    const { position } = setFen('4k3/8/4p3/3p4/8/3Q4/5PPP/6K1 w - - 0 1')
    const greedy = packMove(unwrap(parseUci(position, 'd3d5')))
    expect(search({ depth: 1 }).moves[0]).not.toBe(greedy)
    expect(without(['quiescence'], () => search({ depth: 1 })).moves[0]).toBe(greedy)
  })

  it('leaves out captures that lose material', () => {
    setFen('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1')
    const count = () => {
      forget()
      core.quiesceNode(core.evaluate() - 50, MATE)
      return Number(core.nodeCount())
    }
    const withSee = count()
    expect(withSee).toBeLessThan(without(['SEE in the order of captures', 'SEE pruning'], count))
  })
})

describe('correction history', () => {
  it('shifts the evaluation towards what searches found, in positions of like features', () => {
    setFen(positions[0]!)
    core.forget()
    expect(core.correction()).toBe(0)
    for (let time = 0; time < 20; time++) core.updateCorrection(120, 8)
    expect(core.correction()).toBeGreaterThan(20)
    setFen(positions[0]!.replace('w KQkq', 'w KQ'))
    expect(core.correction()).toBeGreaterThan(20)
    setFen(positions[2]!)
    expect(core.correction()).toBe(0)
  })

  it('is not learned when it is off', () => {
    setFen(positions[0]!)
    core.forget()
    without(['correction history'], () => core.updateCorrection(120, 8))
    expect(core.correction()).toBe(0)
  })
})
