import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rich } from './rich.tsx'

const tags = {
  key: (text: string) => createElement('kbd', null, text),
  link: (text: string) => createElement('a', { href: '#/minds' }, text),
}

test.each([
  ['no tags', 'no tags'],
  ['press <key>Enter</key>', 'press <kbd>Enter</kbd>'],
  ['<link>here</link> or <key>A</key>.', '<a href="#/minds">here</a> or <kbd>A</kbd>.'],
  ['<other>as it is</other>', 'as it is'],
  ['a < b <key>', 'a &lt; b &lt;key&gt;'],
])('%s', (text, drawn) => {
  expect(renderToStaticMarkup(createElement(Rich, { text, tags }))).toBe(drawn)
})
