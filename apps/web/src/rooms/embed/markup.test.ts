import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeMarkup, makePage } from './markup.ts'

it('an element is written on one line where it is short, and by its attributes where it is not', () => {
  expect(makeMarkup({ tag: 'rookery-board', attributes: { interactive: true, theme: 'slate' } })).toBe(
    '<rookery-board interactive theme="slate"></rookery-board>',
  )
  expect(
    makeMarkup({
      tag: 'rookery-game',
      attributes: { mind: 'kestrel:depth=3', variant: 'minichess', clock: '5+3' },
    }),
  ).toBe('<rookery-game\n  mind="kestrel:depth=3"\n  variant="minichess"\n  clock="5+3"\n></rookery-game>')
})

it('a whole page is the one that docs/embed.md begins with', () => {
  const docs = readFileSync(new URL('../../../../../docs/embed.md', import.meta.url), 'utf8')
  expect(docs).toContain(makePage({ tag: 'rookery-game', attributes: { mind: 'owl' } }, 'Play Owl'))
})
