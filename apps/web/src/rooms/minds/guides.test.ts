import { parseSettings, roster } from '@rookery/players'
import { createRandom, parsePosition, unwrap, variantById } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { scoreOf, tellThought } from '../../mind/words/headline.ts'
import { answerOf } from './answer-rows.ts'
import { askExample } from './ask-example.ts'
import { exampleKnob } from './example-values.ts'
import { guidedBirds } from './guides.ts'

test('every mind of the roster is explained', () => {
  expect(guidedBirds.map(({ bird }) => bird.id)).toEqual(roster.map(({ id }) => id))
})

describe.each(guidedBirds)("$bird.name's example", ({ bird, guide: { example } }) => {
  const position = unwrap(parsePosition(example.fen, variantById(example.variant)))

  test('stands on a board it plays, with settings it takes', () => {
    expect(bird.variants).toContain(example.variant)
    const knob = exampleKnob(bird, example)
    for (const { value } of knob?.values ?? []) {
      expect(parseSettings(bird.settings, { ...example.others, [example.setting!]: value })).toMatchObject({
        ok: true,
      })
    }
    expect(knob === undefined).toBe(example.setting === undefined)
  })

  test('has an answer that shows its choice and tells it', async () => {
    const knob = exampleKnob(bird, example)
    const settings = knob ? { ...example.others, [example.setting!]: knob.values[0]!.value } : example.others
    const never = new AbortController().signal
    const thought = await askExample(bird.id, settings, 1, position, never)
    const { rows, facts } = answerOf(thought, position)
    expect(facts.length).toBeGreaterThan(1)
    if (thought.kind !== 'fledgling') expect(rows.map(({ move }) => move)).toContain(thought.choice)
    expect(rows.length).toBeLessThanOrEqual(6)
    expect(tellThought(bird.name, thought, position)).toMatch(new RegExp(`^${bird.name} `))
  })
})

test('a mate that Wren sees is shown as a mate', async () => {
  const position = unwrap(parsePosition('k4/5/5/5/R4/4K w - - 0 1', variantById('minichess')))
  const thought = await askExample('wren', { depth: 2 }, 1, position, new AbortController().signal)
  expect(answerOf(thought, position).rows[0]?.text).toBe('mate in 1')
  expect(scoreOf(thought)).toBe('mate in 1')
})

test('the knob changes what Magpie, Heron and Kestrel choose', async () => {
  for (const { bird, guide } of guidedBirds.filter(({ bird: { id } }) =>
    ['magpie', 'heron', 'kestrel'].includes(id),
  )) {
    const position = unwrap(parsePosition(guide.example.fen, variantById(guide.example.variant)))
    const { values } = exampleKnob(bird, guide.example)!
    const choices = new Set<number>()
    for (const { value } of [values[0]!, values.at(-1)!]) {
      const settings = { ...guide.example.others, [guide.example.setting!]: value }
      choices.add((await askExample(bird.id, settings, 1, position, new AbortController().signal)).choice)
    }
    expect(choices.size).toBe(2)
  }
})

test('turning exploration up puts unknown moves on Parrot’s wheel', async () => {
  const { bird, guide } = guidedBirds.find((each) => each.bird.id === 'parrot')!
  const position = unwrap(parsePosition(guide.example.fen))
  const ask = async (exploration: number) => {
    const thought = await askExample(
      bird.id,
      { exploration },
      createRandom(1).below(99),
      position,
      new AbortController().signal,
    )
    return thought.kind === 'parrot' ? thought.moves.length : 0
  }
  expect([await ask(0), await ask(0.5)]).toEqual([4, 20])
})
