import { expect, test } from 'vitest'
import { findFenEnd } from './fen-of-line.ts'

test.each([
  ['8/8 w - - 0 1', ''],
  ['8/8 w - -', ''],
  ['8/8 w - - 0 1 ;D1 20 ;D2 400', ';D1 20 ;D2 400'],
  ['8/8 w - - ;D1 20', ';D1 20'],
  ['8/8 w - ;D1 20', ';D1 20'],
  ['8/8 w - - bm Qd1; id "a ;b";', 'bm Qd1; id "a ;b";'],
  ['8/8 w - - 0 1 bm Qd1;', 'bm Qd1;'],
  ['8/8 w - - noop;', 'noop;'],
  ['  8/8   w -  -   0 bm Qd1;', 'bm Qd1;'],
  ['8/8 w - - zero one', ''],
  ['8/8 w - - 0 1 rest', ''],
  ['', ''],
])('after the FEN of %j stands %j', (line, rest) => {
  expect(line.slice(findFenEnd(line))).toBe(rest)
})
