import { Line, startPosition } from '@rookery/rules'
import { expect, it } from 'vitest'
import { createLocalPlayer } from './host/create-player.ts'
import { roster } from './roster.ts'
import { thoughtToJson } from './thought-json.ts'

it.each(roster.map(({ id }) => id))('writes a thought of %s as JSON that says the same', async (id) => {
  const player = await createLocalPlayer(id, {}, 1)
  const limits = { depth: 2 }
  const { thought } = await player.think(
    Line.from(startPosition()),
    limits,
    () => {},
    new AbortController().signal,
  )
  const json = JSON.parse(JSON.stringify(thoughtToJson(thought)))
  expect(json).toMatchObject({ kind: id, choice: thought.choice })
  if ('tree' in thought) {
    expect(json.tree).toMatchObject({ value: thought.score, walked: thought.nodes, move: null })
    expect(json.tree.children.map(({ move }: { move: number }) => move)).toEqual(
      thought.moves.map(({ move }) => move),
    )
  }
})

it('writes the thought of a fallback inside Parrot’s own', async () => {
  const player = await createLocalPlayer('parrot', { fallback: 'heron' }, 1)
  const line = Line.from(startPosition())
  const { thought } = await player.think(line, { depth: 1 }, () => {}, new AbortController().signal)
  const json = JSON.parse(JSON.stringify(thoughtToJson(thought)))
  expect(json.fallback.thought.tree.children).toHaveLength(20)
})
