import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { columnsOf, wrapWords } from './wrap.ts'

test('lines are broken between words and nowhere else', () => {
  expect(wrapWords('a3 a4 b3 Nf3 Nh3', 8)).toEqual(['a3 a4 b3', 'Nf3 Nh3'])
  expect(wrapWords('a3 incomprehensible a4', 8)).toEqual(['a3', 'incomprehensible', 'a4'])
  expect(wrapWords('', 8)).toEqual([''])
})

test('a stream without columns is taken for one of 80', () => {
  expect(columnsOf(new PassThrough())).toBe(80)
  expect(columnsOf(Object.assign(new PassThrough(), { columns: 0 }))).toBe(80)
  expect(columnsOf(Object.assign(new PassThrough(), { columns: 40 }))).toBe(40)
})
