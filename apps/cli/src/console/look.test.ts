import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { findLook } from './look.ts'

const tty = Object.assign(new Writable(), { isTTY: true })

test.each([
  ['a terminal', tty, {}, {}, 'rich'],
  ['a pipe', new Writable(), {}, {}, 'plain'],
  ['a terminal with --ascii', tty, { ascii: true }, {}, 'plain'],
  ['a terminal with NO_COLOR', tty, {}, { NO_COLOR: '1' }, 'plain'],
  ['a terminal with an empty NO_COLOR', tty, {}, { NO_COLOR: '' }, 'rich'],
  ['a dumb terminal', tty, {}, { TERM: 'dumb' }, 'plain'],
])('%s looks right', (_, output, options, env, look) => {
  expect(findLook(output, options, env)).toBe(look)
})
