import { lightenThought, thoughtToJson, treeToJson } from '@rookery/players'
import { makeFen } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { askMind } from '../testing/ask-mind.ts'
import { makeRawText, makeWholeText } from './raw-text.ts'
import { randomTree } from './tree/random-tree.fixture.ts'

describe('the raw data of a search', () => {
  it('is shown with the size of its tree instead of the tree', async () => {
    const { thought, position } = await askMind('owl', { depth: 2 })
    const shown = JSON.parse(makeRawText('owl', thought, position))
    expect(shown).toMatchObject({ player: 'owl', position: makeFen(position) })
    expect(shown.thought).toEqual({
      ...thought,
      details: { ...thought.details, tree: `${thought.details.tree.ply.length} nodes, in the copied JSON` },
    })
  })

  it('is copied whole', async () => {
    const { thought, position } = await askMind('owl', { depth: 2 })
    const text = await makeWholeText('owl', thought, position)
    expect(JSON.parse(text).thought).toEqual(thoughtToJson(thought))
  })

  it('is copied with pauses where its tree is large, and just as whole', async () => {
    const { thought, position } = await askMind('owl', { depth: 1 })
    let pauses = 0
    const large = { ...thought, details: { ...thought.details, tree: randomTree(9000, 1) } }
    const text = await makeWholeText('owl', large, position, async () => void pauses++)
    expect(pauses).toBe(2)
    expect(JSON.parse(text).thought.details.tree).toEqual(treeToJson(large.details.tree))
  })

  it('is copied with the counts of a tree that is forgotten', async () => {
    const { thought, position } = await askMind('owl', { depth: 2 })
    const text = await makeWholeText('owl', lightenThought(thought), position)
    const copied = JSON.parse(text).thought.details
    expect(copied.treeCounts.walked).toBe(thought.details.nodes)
    expect(copied).not.toHaveProperty('tree')
  })
})
