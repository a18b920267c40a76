import { readdirSync } from 'node:fs'
import {
  type Example,
  loadVoice,
  makeScore,
  type ParrotThought,
  parseSettings,
  roster,
} from '@rookery/players'
import { createRandom, parsePosition, unwrap, variantById } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { askExample } from './ask-example.ts'
import { exampleKnob } from './example-values.ts'
import { guideOf } from './guides.ts'
import { shownRows } from './shown-rows.ts'

const never = new AbortController().signal

const guided = await Promise.all(
  roster
    .filter(({ loadGuide }) => loadGuide)
    .map(async (entry) => ({
      entry,
      example: (await guideOf(entry))?.example,
      voice: await loadVoice(entry),
    })),
)

const exampleOf = (id: string): Example => guided.find(({ entry }) => entry.id === id)!.example!

const positionOf = ({ fen, variant }: Example) => unwrap(parsePosition(fen, variantById(variant)))

test('every mind that we brought up is explained, and every guide has an example', () => {
  const ids = guided.map(({ entry }) => entry.id)
  const ours = ['fledgling', 'magpie', 'owl', 'heron', 'parrot', 'mynah', 'kestrel', 'wren', 'raven']
  expect(ids).toEqual(expect.arrayContaining(ours))
  expect(guided.filter(({ example }) => example).map(({ entry }) => entry.id)).toEqual(ids)
})

test('the built studio has one guide of each mind: its workers bring none along', () => {
  const assets = readdirSync(new URL('../../../dist/assets', import.meta.url))
  expect(assets.filter((name) => /^guide-.*\.js$/.test(name))).toHaveLength(guided.length)
})

describe.each(guided)("$entry.name's example", ({ entry, example, voice }) => {
  test('stands on a board it plays, with settings it takes', () => {
    expect(entry.variants).toContain(example!.variant)
    const knob = exampleKnob(entry, example!)
    for (const { value } of knob?.values ?? []) {
      expect(parseSettings(entry.settings, { ...example!.others, [example!.setting!]: value })).toMatchObject(
        {
          ok: true,
        },
      )
    }
    expect(knob === undefined).toBe(example!.setting === undefined)
    if (!knob) expect(example!.again).toBeDefined()
  })

  test('has an answer that shows its choice and tells it', async () => {
    const position = positionOf(example!)
    const knob = exampleKnob(entry, example!)
    const settings = knob
      ? { ...example!.others, [example!.setting!]: knob.values[0]!.value }
      : example!.others
    const thought = await askExample(entry.id, example!, settings, 1, position, never)
    const answer = voice.answer(thought, position)
    const rows = shownRows(answer, thought)
    expect(answer.facts.length).toBeGreaterThan(1)
    if (entry.id !== 'fledgling') expect(rows.map(({ move }) => move)).toContain(thought.choice)
    expect(rows.length).toBeLessThanOrEqual(6)
    expect(voice.summary(thought, position)).toMatch(new RegExp(`^${entry.name} `))
  })
})

test('a mate that Wren sees is shown as a mate', async () => {
  const position = unwrap(parsePosition('k4/5/5/5/R4/4K w - - 0 1', variantById('minichess')))
  const thought = await askExample('wren', exampleOf('wren'), { depth: 2 }, 1, position, never)
  const { voice } = guided.find(({ entry }) => entry.id === 'wren')!
  expect(voice.answer(thought, position).rows[0]?.text).toBe('mate in 1')
  expect(thought.score && makeScore(thought.score, 'white')).toBe('mate in 1')
})

test.each(['magpie', 'heron', 'kestrel'])('the knob changes what %s chooses', async (id) => {
  const example = exampleOf(id)
  const { values } = exampleKnob(guided.find(({ entry }) => entry.id === id)!.entry, example)!
  const choices = new Set<number>()
  for (const { value } of [values[0]!, values.at(-1)!]) {
    const settings = { ...example.others, [example.setting!]: value }
    choices.add((await askExample(id, example, settings, 1, positionOf(example), never)).choice)
  }
  expect(choices.size).toBe(2)
})

test('turning exploration up puts unknown moves on Parrot’s wheel', async () => {
  const example = exampleOf('parrot')
  const ask = async (exploration: number) => {
    const seed = createRandom(1).below(99)
    const thought = await askExample('parrot', example, { exploration }, seed, positionOf(example), never)
    return (thought as ParrotThought).details.moves.length
  }
  expect([await ask(0), await ask(0.5)]).toEqual([4, 20])
})
