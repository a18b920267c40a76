import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { drawOver, makeDuration } from './status-line.ts'

test('a duration names the two units that matter', () => {
  expect(makeDuration(29.6)).toBe('30 s')
  expect(makeDuration(80)).toBe('1 min 20 s')
  expect(makeDuration(12_345)).toBe('3 h 25 min')
})

test('a status line is cut to the width of the terminal, and is not drawn where there is none', () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 6 })
  drawOver(terminal, 'abcdefgh')
  expect(terminal.read().toString()).toBe('\r\u001b[Kabcde')
  const pipe = new PassThrough()
  drawOver(pipe, 'abc')
  expect(pipe.read()).toBeNull()
})
