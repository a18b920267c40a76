import type { Thought } from '@rookery/players'
import { Line, parseMove, startPosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { AskedThoughts } from './asked-thoughts.ts'

const start = Line.from(startPosition())
const [e4, d4] = ['e4', 'd4'].map((san) => unwrap(parseMove(start.position, san)))
const thoughtOf = (choice: typeof e4): Thought => ({
  kind: 'wren',
  choice: choice!,
  line: [choice!],
  weighed: [],
  details: {},
})

test('the same question has the same answer, though the mind would find another by now', async () => {
  const asked = new AskedThoughts()
  const first = await asked.ask('wren', start, {}, async () => thoughtOf(e4))
  expect(await asked.ask('wren', start, {}, async () => thoughtOf(d4))).toBe(first)
})

test('another mind, another position and other limits are other questions', async () => {
  const asked = new AskedThoughts()
  await asked.ask('wren', start, {}, async () => thoughtOf(e4))
  for (const [mind, line, limits] of [
    ['heron', start, {}],
    ['wren', start.play(e4!), {}],
    ['wren', start, { depth: 2 }],
  ] as const)
    expect((await asked.ask(mind, line, limits, async () => thoughtOf(d4)))?.choice).toBe(d4)
})

test('what was stopped is asked again', async () => {
  const asked = new AskedThoughts()
  expect(await asked.ask('wren', start, {}, async () => undefined)).toBeUndefined()
  expect((await asked.ask('wren', start, {}, async () => thoughtOf(e4)))?.choice).toBe(e4)
})
