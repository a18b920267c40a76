import { Line, startPosition } from '@rookery/rules'
import { expect, it } from 'vitest'
import { createLocalPlayer } from './host/create-player.ts'
import { lightenThought, parseThought, thoughtBytes, thoughtToJson } from './kept-thought.ts'
import type { ParrotDetails } from './parrot/thought.ts'
import { roster } from './roster.ts'
import { isSearched } from './search/index.ts'
import { interruptedThought, type Thought } from './thought.ts'

const start = Line.from(startPosition())

async function ask(id: string, settings = {}): Promise<Thought> {
  const player = await createLocalPlayer(id, settings, 1)
  try {
    return (await player.think(start, { depth: 2 }, () => {}, new AbortController().signal)).thought
  } finally {
    await player.dispose()
  }
}

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value))

it.each(roster.map(({ id }) => id))('writes a thought of %s as JSON that says the same', async (id) => {
  const thought = await ask(id)
  const json = throughJson(thoughtToJson(thought))
  const { details, ...common } = thought
  expect(json).toMatchObject(throughJson(common))
  if (!isSearched(thought)) return
  const { value, nodes, moves } = thought.details
  expect(json.details.tree).toMatchObject({ value, walked: nodes, move: null })
  expect(json.details.tree.children.map(({ move }: { move: number }) => move)).toEqual(
    moves.map(({ move }) => move),
  )
})

it('writes the thought of a fallback inside Parrot’s own', async () => {
  const json = throughJson(thoughtToJson(await ask('parrot', { fallback: 'heron', primer: false })))
  expect(json.details.fallback.thought.details.tree.children).toHaveLength(20)
})

it.each(roster.map(({ id }) => id))('reads a light thought of %s again, and no damaged one', async (id) => {
  const thought = lightenThought(await ask(id))
  expect(thoughtBytes(thought)).toBe(0)
  const saved = throughJson(thought)
  expect(parseThought(saved, thought.choice)).toEqual(thought)
  const other = start.position.legalMoves().find((move) => move !== thought.choice)!
  expect(parseThought(saved, other)).toBeUndefined()
  for (const damage of [
    { kind: 'nobody' },
    { line: [] },
    { weighed: 'all' },
    { weighed: [{ move: 'e4' }] },
    { score: { value: 1 } },
    { details: null },
  ])
    expect(parseThought({ ...saved, ...damage }, thought.choice)).toBeUndefined()
})

it('weighs and forgets the trees of those who search, in Parrot’s place too', async () => {
  for (const thought of [await ask('owl'), await ask('parrot', { fallback: 'owl', primer: false })])
    expect(thoughtBytes(thought)).toBeGreaterThan(1000)
  const light = lightenThought(
    await ask('parrot', { fallback: 'owl', primer: false }),
  ) as Thought<ParrotDetails>
  expect(light.details.fallback?.thought.details).toMatchObject({
    treeCounts: { walked: expect.any(Number) },
  })
  const saved = throughJson(await ask('owl').then(lightenThought))
  expect(parseThought({ ...saved, details: { ...saved.details, leaf: 7 } }, saved.choice)).toBeUndefined()
})

it('keeps the thought of a mind that was stopped', () => {
  const thought = interruptedThought(start.position.legalMoves())
  expect(parseThought(throughJson(lightenThought(thought)), thought.choice)).toEqual(thought)
})
