import { type Move, parseMove, startPosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { likeliest } from './likeliest.ts'
import { tell } from './testing/tell.ts'
import type { Thought } from './thought.ts'

const start = startPosition()
const read = (san: string) => unwrap(parseMove(start, san))
const [e4, a3] = [read('e4'), read('a3')]
const drawn = (choice: Move, chances: readonly (number | undefined)[]): Thought => ({
  kind: 'mynah',
  choice,
  line: [choice],
  weighed: [e4, a3].map((move, index) => ({
    move,
    ...(chances[index] !== undefined && { chance: chances[index] }),
  })),
  details: {},
})

test('a mind that drew an unlikely move likes the likeliest best', () => {
  const liked = likeliest(drawn(a3, [0.9, 0.1]))
  expect(liked).toMatchObject({ choice: e4, line: [e4], isAsked: true })
})

test('whoever drew the likeliest, draws all alike or does not draw, likes its choice best', () => {
  for (const thought of [drawn(e4, [0.9, 0.1]), drawn(a3, [0.5, 0.5]), drawn(a3, [])])
    expect(likeliest(thought)).toBe(thought)
})

test('Mynah says of what it likes best that people play it, not that it was drawn', async () => {
  const { thought, position, voice } = await tell('mynah', { rating: 800 })
  const least = thought.weighed.at(-1)!
  const liked = likeliest({ ...thought, choice: least.move, line: [least.move] })
  expect(voice.reason({ ...liked, weighed: [] }, position)).toMatch(/of people rated 800, \d+% play it/)
  expect(voice.compare(liked, liked, position, least.move)).not.toContain('drawn')
})
