import { expect, test } from 'vitest'
import { isRangeWanted, judgeConditions, parseHttpDate, type Validators } from './preconditions.ts'

const file: Validators = { etag: '"own"', modifiedMs: Date.UTC(2020, 4, 5, 6, 7, 8, 900) }
const weak: Validators = { ...file, etag: 'W/"own"' }
const [before, at, after] = [7, 8, 9].map((second) =>
  new Date(Date.UTC(2020, 4, 5, 6, 7, second)).toUTCString(),
) as [string, string, string]

test.each([
  [{}, 'send'],
  [{ 'if-match': '"own"' }, 'send'],
  [{ 'if-match': ' * ' }, 'send'],
  [{ 'if-match': '"a" , "own"' }, 'send'],
  [{ 'if-match': ', ,"own",' }, 'send'],
  [{ 'if-match': '"a,\t","own"' }, 'failed'],
  [{ 'if-match': '"a,b","own"' }, 'send'],
  [{ 'if-match': 'W/"own"' }, 'failed'],
  [{ 'if-match': 'own' }, 'failed'],
  [{ 'if-match': '' }, 'failed'],
  [{ 'if-match': '"a" "own"' }, 'failed'],
  [{ 'if-match': '*, "a"' }, 'failed'],
  [{ 'if-unmodified-since': before }, 'failed'],
  [{ 'if-unmodified-since': at }, 'send'],
  [{ 'if-unmodified-since': '2019-01-01' }, 'send'],
  [{ 'if-unmodified-since': '0' }, 'send'],
  [{ 'if-none-match': '"own"' }, 'not-modified'],
  [{ 'if-none-match': 'W/"own"' }, 'not-modified'],
  [{ 'if-none-match': '"a", W/"own"' }, 'not-modified'],
  [{ 'if-none-match': '*' }, 'not-modified'],
  [{ 'if-none-match': '"a"' }, 'send'],
  [{ 'if-none-match': 'w/"own"' }, 'send'],
  [{ 'if-modified-since': before }, 'send'],
  [{ 'if-modified-since': at }, 'not-modified'],
  [{ 'if-modified-since': after }, 'not-modified'],
  [{ 'if-modified-since': 'never' }, 'send'],
  // The tags decide, and the dates beside them are of no account.
  [{ 'if-match': '"own"', 'if-unmodified-since': before }, 'send'],
  [{ 'if-match': '"a"', 'if-unmodified-since': after }, 'failed'],
  [{ 'if-none-match': '"a"', 'if-modified-since': after }, 'send'],
  [{ 'if-none-match': '"own"', 'if-modified-since': before }, 'not-modified'],
  // What must hold is judged before what would save the sending.
  [{ 'if-match': '"a"', 'if-none-match': '"own"' }, 'failed'],
  [{ 'if-match': '"own"', 'if-none-match': '"own"' }, 'not-modified'],
  [{ 'if-unmodified-since': before, 'if-none-match': '"own"' }, 'failed'],
  [{ 'if-unmodified-since': before, 'if-modified-since': after }, 'failed'],
  [{ 'if-unmodified-since': at, 'if-modified-since': at }, 'not-modified'],
] as const)('%j: %s', (headers, verdict) => {
  expect(judgeConditions(headers, file)).toBe(verdict)
})

test('a weak tag of the file never holds for If-Match, and does for If-None-Match', () => {
  expect(judgeConditions({ 'if-match': 'W/"own"' }, weak)).toBe('failed')
  expect(judgeConditions({ 'if-match': '*' }, weak)).toBe('send')
  expect(judgeConditions({ 'if-none-match': '"own"' }, weak)).toBe('not-modified')
  expect(isRangeWanted({ 'if-range': 'W/"own"' }, weak)).toBe(false)
})

test.each([
  [undefined, true],
  ['"own"', true],
  ['W/"own"', false],
  ['"a"', false],
  ['"a", "own"', false],
  ['*', false],
  [at, true],
  [before, false],
  [after, false],
])('a part is sent If-Range is %s: %s', (value, expected) => {
  expect(isRangeWanted(value === undefined ? {} : { 'if-range': value }, file)).toBe(expected)
})

test.each([
  ['Sun, 06 Nov 1994 08:49:37 GMT', 784_111_777_000],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 784_111_777_000],
  ['Sun Nov  6 08:49:37 1994', 784_111_777_000],
  ['Sun, 06 Nov 1994 08:49:37 CET', undefined],
  ['Sun, 99 Nov 1994 08:49:37 GMT', undefined],
  ['1994-11-06T08:49:37Z', undefined],
  ['784111777000', undefined],
  ['', undefined],
])('the date %j is %s', (text, ms) => {
  expect(parseHttpDate(text)).toBe(ms)
})
