import { thoughtToJson } from '@rookery/players'
import { makeFen } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { addThought, type KeptThought } from '../game/kept-thought.ts'
import { askMind } from '../testing/ask-mind.ts'
import { makeRawText, makeWholeText } from './raw-text.ts'

describe('the raw data of a search', () => {
  it('is shown with the size of its tree instead of the tree', async () => {
    const { thought, position } = await askMind('owl', { depth: 2 })
    const shown = JSON.parse(makeRawText('owl', thought, position))
    expect(shown).toMatchObject({ player: 'owl', position: makeFen(position) })
    expect(shown.thought).toEqual({
      ...thought,
      tree: `${thought.tree.ply.length} nodes, in the copied JSON`,
    })
  })

  it('is copied whole', async () => {
    const { thought, position } = await askMind('owl', { depth: 2 })
    expect(JSON.parse(makeWholeText('owl', thought, position)).thought).toEqual(thoughtToJson(thought))
  })

  it('is copied with the counts of a tree that is forgotten', async () => {
    const { thought, position } = await askMind('owl', { depth: 2 })
    const kept = [1, 3, 5, 7, 9].reduce(
      (before, ply) => addThought(before, ply, thought),
      new Map() as ReadonlyMap<number, KeptThought>,
    )
    const { thought: copied } = JSON.parse(makeWholeText('owl', kept.get(1)!, position))
    expect(copied.treeCounts.walked).toBe(thought.nodes)
    expect(copied).not.toHaveProperty('tree')
  })
})
