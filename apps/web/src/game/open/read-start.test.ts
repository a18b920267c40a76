import { unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { guessVariant, looksLikeFen, parseStart } from './read-start.ts'

test.each([
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'standard'],
  ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1', 'chess960'],
  ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', 'chess960'],
  ['kqbnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1', 'minichess'],
  ['rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1', 'gardner'],
  ['rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1', 'los-alamos'],
  ['nonsense', 'standard'],
])('%s is of %s', (fen, id) => {
  expect(guessVariant(fen).id).toBe(id)
})

test.each([
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', true],
  ['  kqbnr/ppppp/5/5/PPPPP/RNBQK w', true],
  ['8/8/8/8/9/8/8/8 x', true],
  ['1. e4 e5 1/2-1/2', false],
  ['[Event "a/b/c/d/e/f"]', false],
  ['', false],
])('%j looks like a FEN: %s', (text, expected) => {
  expect(looksLikeFen(text)).toBe(expected)
})

test('an address without a position asks for the usual start', () => {
  expect(unwrap(parseStart(new URLSearchParams())).fullmoves).toBe(1)
  expect(unwrap(parseStart(new URLSearchParams({ variant: 'minichess' }))).variant.files).toBe(5)
})

test('a variant or FEN that cannot be is named', () => {
  const strange = parseStart(new URLSearchParams({ variant: 'hexagonal' }))
  expect(strange.ok ? [] : strange.faults).toMatchObject([{ code: 'unknown-variant' }])
  const broken = parseStart(new URLSearchParams({ fen: '8/8/8/8/8/8/8/8 w - - 0 1' }))
  expect(broken.ok ? [] : broken.faults.map(({ code }) => code)).toEqual(['king-missing', 'king-missing'])
})
