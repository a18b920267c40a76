import { describe, expect, it } from 'vitest'
import { openFeatureCore } from './features.fixture.ts'

const { core, forget, memory, setFen, searchNode, without } = openFeatureCore()
const UPPER = 1
const LOWER = 2
const EXACT = 3
const NO_EVALUATION = 32_600
const MATE = 32_000
const ENTRIES = 4

/** Keys that fall into one bucket: it is chosen by a key's upper half. */
const keyOf = (index: number) => (0x1234_5678n << 32n) | BigInt(index + 1)

function remember(index: number, depth: number, score = 0, bound = EXACT, move = 100 + index): void {
  core.remember(keyOf(index), 0, move, score, NO_EVALUATION, depth, bound, false)
}

const isKnown = (index: number) => core.probe(keyOf(index)) !== 0n

/** A bucket filled at the depths given, in the generation given. */
function fillBucket(depths: readonly number[], generation: number): void {
  core.clearTable()
  core.setGeneration(generation)
  depths.forEach((depth, index) => {
    remember(index, depth)
  })
}

describe('the transposition table', () => {
  it('gives back what was stored, and nothing for another key', () => {
    core.clearTable()
    remember(0, 7, -55, LOWER, 1234)
    const data = core.probe(keyOf(0))
    expect([
      core.tableMove(data),
      core.tableScore(data, 0),
      core.tableDepth(data),
      core.tableBound(data),
    ]).toEqual([1234, -55, 7, LOWER])
    expect(isKnown(1)).toBe(false)
  })

  it('keeps several entries in a bucket, and gives up the shallowest for a fifth', () => {
    fillBucket([9, 3, 8, 7], 1)
    expect([0, 1, 2, 3].map(isKnown)).toEqual([true, true, true, true])
    remember(ENTRIES, 5)
    expect([0, 1, 2, 3, 4].map(isKnown)).toEqual([true, false, true, true, true])
  })

  it('gives up an aged entry before a shallower one of this search', () => {
    fillBucket([9], 1)
    core.setGeneration(2)
    for (const [index, depth] of [6, 5, 4].entries()) remember(index + 1, depth)
    remember(ENTRIES, 5)
    expect([0, 1, 2, 3, 4].map(isKnown)).toEqual([false, true, true, true, true])
  })

  it('would give up the shallowest, were it not for ageing', () => {
    without(['table ageing'], () => {
      fillBucket([9], 1)
      core.setGeneration(2)
      for (const [index, depth] of [6, 5, 4].entries()) remember(index + 1, depth)
      remember(ENTRIES, 5)
      expect([0, 1, 2, 3, 4].map(isKnown)).toEqual([true, true, true, false, true])
    })
  })

  it('keeps a deep result of this search from a shallow bound, and its move from a result without one', () => {
    fillBucket([12], 1)
    remember(0, 3, 40, UPPER)
    expect(core.tableDepth(core.probe(keyOf(0)))).toBe(12)
    remember(0, 3, 40, EXACT, 0)
    const data = core.probe(keyOf(0))
    expect([core.tableDepth(data), core.tableMove(data)]).toEqual([3, 100])
  })

  it('counts mates from the node that reads them', () => {
    core.clearTable()
    core.remember(keyOf(0), 3, 1, MATE - 8, NO_EVALUATION, 5, EXACT, false)
    core.remember(keyOf(1), 3, 1, 8 - MATE, NO_EVALUATION, 5, EXACT, false)
    expect(core.tableScore(core.probe(keyOf(0)), 3)).toBe(MATE - 8)
    expect(core.tableScore(core.probe(keyOf(0)), 5)).toBe(MATE - 10)
    expect(core.tableScore(core.probe(keyOf(1)), 1)).toBe(6 - MATE)
  })

  it('reads an entry that two threads wrote half each as nothing', () => {
    core.clearTable()
    remember(0, 7)
    const table = new BigUint64Array(memory.buffer, core.threadsEnd(1))
    const at = table.findIndex((word) => word !== 0n)
    table[at + 1]! ^= 0xffn
    expect(isKnown(0)).toBe(false)
  })

  it('answers a node that was searched as deep before', () => {
    setFen('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1')
    forget()
    const node = { alpha: -50, beta: -49, depth: 3 }
    // What else would end the node before a move is made.
    const off = ['reverse futility', 'razoring', 'null move'] as const
    const first = without([...off], () => searchNode(node))
    expect(first.nodes).toBeGreaterThan(20)
    expect(without([...off], () => searchNode(node))).toEqual({ score: first.score, nodes: 1 })
    expect(without([...off, 'table cut-offs'], () => searchNode(node).nodes)).toBeGreaterThan(1)
  })
})
