import {
  createLocalPlayer,
  interruptedThought,
  lightenThought,
  type SearchThought,
  type Thought,
  thoughtBytes,
  treeCountsOf,
} from '@rookery/players'
import { Line, startPosition } from '@rookery/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { addThought, mergeThoughts, type Thoughts } from './kept-thoughts.ts'

let owl: SearchThought

beforeAll(async () => {
  const player = await createLocalPlayer('owl', { depth: 3 }, 1)
  const { thought } = await player.think(
    Line.from(startPosition()),
    {},
    () => {},
    new AbortController().signal,
  )
  await player.dispose()
  owl = thought as SearchThought
})

const thinkAt = (plies: readonly number[], thought: Thought): Thoughts =>
  plies.reduce((kept, ply) => addThought(kept, ply, thought), new Map() as Thoughts)

const wholePlies = (thoughts: Thoughts) =>
  [...thoughts].filter(([, thought]) => thoughtBytes(thought) > 0).map(([ply]) => ply)

/** A tree as large as they come: 16 of them fill the memory that is kept for trees. */
const vast = (thought: SearchThought): SearchThought => ({
  ...thought,
  details: { ...thought.details, tree: { ...thought.details.tree, value: new Float64Array(2 ** 19) } },
})

describe('the thoughts of a long game', () => {
  it('keep their trees while there is room', () => {
    expect(wholePlies(thinkAt([1, 3, 5, 7, 9, 11], owl))).toEqual([1, 3, 5, 7, 9, 11])
  })

  it('keep the trees of the newest moves once there is none', () => {
    const plies = Array.from({ length: 20 }, (_, index) => 2 * index + 1)
    expect(wholePlies(thinkAt(plies, vast(owl)))).toEqual(plies.slice(-15))
  })

  it('count a move that is still thought about once', () => {
    const plies = Array.from({ length: 15 }, (_, index) => 2 * index + 1)
    expect(wholePlies(thinkAt([...plies, 29, 29, 29], vast(owl)))).toEqual(plies)
  })

  it('lose nothing but the tree, of which the counts stay', () => {
    const plies = Array.from({ length: 20 }, (_, index) => 2 * index + 1)
    const thought = vast(owl)
    const forgotten = thinkAt(plies, thought).get(1)!
    const { tree, ...rest } = thought.details
    expect(forgotten).toEqual({ ...thought, details: { ...rest, treeCounts: treeCountsOf(thought) } })
  })

  it('keep a thought that has no tree as it is', () => {
    const thought: Thought = interruptedThought([owl.choice])
    const kept = thinkAt([1, 3, 5, 7, 9], thought)
    expect([...kept.values()].every((each) => each === thought)).toBe(true)
  })

  it('are joined by older ones of the same moves, and by no others', () => {
    const start = Line.from(startPosition())
    const line = start.play(owl.choice)
    const other = { ...owl, choice: start.position.legalMoves().find((move) => move !== owl.choice)! }
    expect([...mergeThoughts(new Map(), new Map([[0, owl]]), line).values()]).toEqual([owl])
    expect(mergeThoughts(new Map(), new Map([[0, other]]), line).size).toBe(0)
    const newer = lightenThought(owl)
    expect(mergeThoughts(new Map([[0, newer]]), new Map([[0, owl]]), line).get(0)).toBe(newer)
  })
})

describe('the counts of a tree', () => {
  it('are those of the search', () => {
    const counts = treeCountsOf(owl)
    expect(counts).toMatchObject({ told: owl.details.tree.ply.length, walked: owl.details.nodes })
    expect(counts.cutNodes).toBeGreaterThan(0)
    expect(counts.unseen).toBe(owl.details.tree.unseen.reduce((sum, each) => sum + each, 0))
  })
})
