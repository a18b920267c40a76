import { describe, expect, it } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import { lineFrom } from '../testing/random-lines.ts'
import type { SearchThought } from './thought.ts'
import { childrenAt, cutAt, exactnessAt, maximizesAt } from './tree.ts'
import { turnThought } from './turn-thought.ts'

/** Kestrel counts from White's side also where it plays Black. */
const line = lineFrom('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
const player = await createLocalPlayer('kestrel', { depth: 3 }, 1)
const thought = (await player.think(line)).thought as SearchThought
const turned = turnThought(thought, 'black')

describe('a thought seen from the other side', () => {
  it('says the same with the bounds in each other’s place', () => {
    const { tree } = thought.details
    const other = turned.details.tree
    expect(turned.details).toMatchObject({ perspective: 'black', value: 0 - thought.details.value })
    expect(maximizesAt(other, 0)).toBe(true)
    let cuts = 0
    for (const node of tree.ply.keys()) {
      expect(other.value[node]).toBe(0 - tree.value[node]!)
      const [was, is] = [exactnessAt(tree, node), exactnessAt(other, node)]
      expect(is).toBe(was === 'exact' ? was : was === 'at least' ? 'at most' : 'at least')
      const [cut, otherCut] = [cutAt(tree, node), cutAt(other, node)]
      expect(otherCut?.bound).toBe(cut && 0 - cut.bound)
      if (cut) expect([cut.by, otherCut!.by].sort()).toEqual(['alpha', 'beta'])
      if (cut) cuts++
    }
    expect(cuts).toBeGreaterThan(10)
  })

  it('gives its choice the highest value that is not a bound', () => {
    const { tree } = turned.details
    const exact = childrenAt(tree, 0).filter((child) => exactnessAt(tree, child) === 'exact')
    expect(Math.max(...exact.map((child) => tree.value[child]!))).toBe(turned.details.value)
  })

  it('is the thought itself from the side that it is told from, and again after two turns', () => {
    expect(turnThought(thought, 'white')).toBe(thought)
    expect(turnThought(turned, 'white')).toEqual(thought)
  })
})
