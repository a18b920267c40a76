import { parseUci, unwrap } from '@rookery/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Feature, openFeatureCore, selective } from './features.fixture.ts'
import { packMove } from './packed.ts'

const { core, forget, searchNode, setFen, without } = openFeatureCore()

const QUIET = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'
const LOWER = 2
const NO_EVALUATION = 32_600

/** All that is selective is off, but for the feature itself. */
const others = (feature: Feature) => selective.filter((other) => other !== feature)

type Node = Parameters<typeof searchNode>[0]

/** Nodes that a node takes with the feature alone, and without it; the score must not cross the window. */
function compare(feature: Feature, node: Node): { withIt: number; without: number } {
  forget()
  const on = without(others(feature), () => searchNode(node))
  forget()
  const off = without(selective, () => searchNode(node))
  expect(on.score >= node.beta).toBe(off.score >= node.beta)
  return { withIt: on.nodes, without: off.nodes }
}

/** What the evaluation says of the position. */
function standing(fen = QUIET): number {
  setFen(fen)
  return core.evaluate()
}

beforeEach(() => {
  setFen(QUIET)
})

describe('a node is decided sooner', () => {
  it('by reverse futility: far above beta it is not searched at all', () => {
    const beta = standing() - 500
    expect(compare('reverse futility', { alpha: beta - 1, beta, depth: 3 }).withIt).toBe(1)
  })

  it('by razoring: far below alpha only captures are looked at', () => {
    const alpha = standing() + 900
    const { withIt, without } = compare('razoring', { alpha, beta: alpha + 1, depth: 1 })
    expect(withIt).toBeLessThan(without)
  })

  it('by the null move: who could pass and still be above beta fails high', () => {
    const beta = standing() - 150
    const { withIt, without } = compare('null move', { alpha: beta - 1, beta, depth: 5 })
    expect(withIt).toBeLessThan(without / 2)
  })

  it('by probcut: a capture that wins far more than needed refutes the node', () => {
    const hanging = 'rnb1kbnr/pppp1ppp/8/4p1q1/4P3/3P1N2/PPP2PPP/RNBQKB1R w KQkq - 0 1'
    const beta = standing(hanging) + 100
    const { withIt, without } = compare('probcut', { alpha: beta - 1, beta, depth: 6 })
    expect(withIt).toBeLessThan(without / 2)
  })

  it('by mate distance: a mate nearer to the root cannot be bettered', () => {
    const alpha = 32_000 - 4
    const { withIt, without } = compare('mate distance', { alpha, beta: alpha + 1, depth: 4, ply: 4 })
    expect(withIt).toBe(1)
    expect(without).toBeGreaterThan(1)
  })
})

describe('moves are left out', () => {
  it.each([
    ['futility', 400],
    ['late move pruning', 80],
    ['SEE pruning', 20],
  ] as const)('by %s', (feature, above) => {
    const alpha = standing() + above
    const { withIt, without } = compare(feature, { alpha, beta: alpha + 1, depth: 2 })
    expect(withIt).toBeLessThan(without)
  })

  it('not for being late at the end of the best line, where few would answer for all', () => {
    const value = standing()
    const leaf = { alpha: value - 100, beta: value + 100, depth: 1, isPv: true }
    const { withIt, without } = compare('late move pruning', leaf)
    expect(withIt).toBe(without)
  })

  it('by history pruning, once they have failed often', () => {
    const { position } = setFen(QUIET)
    const alpha = standing() + 20
    const node = { alpha, beta: alpha + 1, depth: 1 }
    const fail = () => {
      for (const move of position.legalMoves())
        for (let time = 0; time < 20; time++) core.learnQuiet(packMove(move), -1500)
    }
    const count = (off: readonly Feature[]) => {
      forget()
      fail()
      return without(off, () => searchNode(node).nodes)
    }
    expect(count(others('history pruning'))).toBeLessThan(count(selective))
  })
})

describe('moves are searched less deep', () => {
  it('late ones, by reduction', () => {
    const alpha = standing() + 20
    const { withIt, without } = compare('late move reduction', { alpha, beta: alpha + 1, depth: 5 })
    expect(withIt).toBeLessThan(without / 2)
  })

  it('all of them, by internal iterative reduction, where the table has no move', () => {
    const { position } = setFen(QUIET)
    const alpha = standing() - 30
    const node = { alpha, beta: alpha + 60, depth: 4, isPv: true }
    const count = (off: readonly Feature[], hint: number) => {
      forget()
      if (hint) core.remember(core.key(), 1, hint, 0, NO_EVALUATION, 1, LOWER, false)
      return without(off, () => searchNode(node).nodes)
    }
    const hint = packMove(unwrap(parseUci(position, 'd2d3')))
    const alone = others('internal iterative reduction')
    expect(count(alone, 0)).toBeLessThan(count(selective, 0))
    expect(count(alone, hint)).toBe(count(selective, hint))
  })
})

describe('the null move', () => {
  it('is not tried with pawns alone, where zugzwang rules', () => {
    // Whoever moves loses the pawn: passing would look like a win.
    const fen = '8/8/4k3/4p3/4P3/4K3/8/8 w - - 0 1'
    const beta = standing(fen) - 150
    const { withIt, without } = compare('null move', { alpha: beta - 1, beta, depth: 6 })
    expect(withIt).toBe(without)
  })
})
