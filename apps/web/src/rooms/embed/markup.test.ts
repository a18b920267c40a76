import { readFileSync } from 'node:fs'
import { setLanguage } from '@rookery/words'
import { afterEach, expect, it } from 'vitest'
import { makeMarkup, makePage } from './markup.ts'

afterEach(() => setLanguage('en'))

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

it('a whole page is of the language that its title is in', async () => {
  await setLanguage('de')
  const page = makePage({ tag: 'rookery-game', attributes: { mind: 'owl' } }, 'Gegen Owl spielen')
  expect(page).toContain('<html lang="de">')
})
