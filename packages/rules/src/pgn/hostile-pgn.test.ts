import { mutations, pgnCorpus } from '@rookery/testkit'
import { describe, expect, test } from 'vitest'
import { makePgn } from './make-pgn.ts'
import { parsePgn, streamPgn } from './parse-pgn.ts'

const NEXT_GAME = '\n\n[Event "next"]\n\n1. d4 d5 *\n'

function summary(text: string, budget = {}) {
  return parsePgn(text, budget).map((result) => (result.ok ? 'ok' : result.faults[0]!.code))
}

describe('hostile PGN', () => {
  test('never throws in 100,000 mutations, and what is accepted round-trips', () => {
    let accepted = 0
    for (const text of mutations(20, pgnCorpus, 100_000))
      for (const result of parsePgn(text)) {
        if (!result.ok) continue
        accepted++
        const pgn = makePgn(result.value)
        const [again, ...others] = parsePgn(pgn)
        if (!again?.ok || others.length > 0 || makePgn(again.value) !== pgn)
          throw new Error(JSON.stringify(text))
      }
    expect(accepted).toBeGreaterThan(20_000)
  })

  test.each([
    [
      'variations nested a million deep',
      `1. e4 ${'('.repeat(1_000_000)}1. d4${')'.repeat(1_000_000)} e5 *`,
      'pgn-too-deep',
    ],
    ['alternating variations a million deep', `1. e4 ${'(1. d4 '.repeat(1_000_000)}`, 'pgn-too-deep'],
    ['a comment of 10 million characters', `1. e4 {${'x'.repeat(10_000_000)}} e5 *`, 'pgn-too-long'],
    [
      'a comment of 10 million characters that never ends',
      `1. e4 {${'x '.repeat(5_000_000)}`,
      'pgn-too-long',
    ],
    ['a tag of 10 million characters', `[Event "${'x"'.repeat(5_000_000)}"]\n\n1. e4 *`, 'pgn-too-long'],
    ['a move of 10 million characters', `1. ${'N'.repeat(10_000_000)} e5 *`, 'pgn-illegal-move'],
    ['10 million blanks', `1. e4 ${' '.repeat(10_000_000)} e5 *`, 'pgn-too-long'],
  ])('ends in a fault within its budget: %s', (_, text, code) => {
    const results = summary(text + NEXT_GAME)
    expect(results[0]).toBe(code)
  })

  test.each([
    ['open comments', '{\n[Event "x"]\n'],
    ['open tags', '[Event "x\n'],
    ['open brackets', '['],
    ['quotes', '[Event " " " '],
    ['comments', '1. e4 {x} '],
    ['line comments', ';\n'],
    ['empty variations', '1. e4 () '],
    ['variations side by side', '(1. d4) '],
    ['commands', '{[%clk 0:00:01][%csl Ga1][%cal Ga1a2]}'],
    ['open commands', '{[%clk [%clk '],
    ['NAGs', '$1 $999 '],
    ['escapes', '%\n'],
    ['results', '1-0 '],
    ['faults', '1. e4 Ke3 ( ] ) '],
  ])('takes time in proportion to its length: %s', (_, unit) => {
    parsePgn(`1. e4 ${unit.repeat(Math.ceil(500_000 / unit.length))}`, { maxGameChars: 10_000_000 })
  })

  test('reads on at the next game when one is over its budget', () => {
    const budget = { maxGameChars: 100, maxMoves: 5, maxDepth: 2 }
    expect(summary(`1. e4 {${'x'.repeat(200)}}${NEXT_GAME}`, budget)).toEqual(['pgn-too-long', 'ok'])
    expect(summary(`1. e4 {${'x'.repeat(200)}${NEXT_GAME}`, budget)).toEqual(['pgn-too-long', 'ok'])
    expect(summary(`1. e4 e5 2. d4 d5 3. c4 c5${NEXT_GAME}`, budget)).toEqual(['pgn-too-many-moves', 'ok'])
    expect(summary(`1. e4 (((1. d4))) e5 *${NEXT_GAME}`, budget)).toEqual(['pgn-too-deep', 'ok'])
  })

  test('keeps the game up to its budget, and the line around variations that are too deep', () => {
    const partial = (text: string, budget: object) => {
      const result = parsePgn(text, budget)[0]!
      return result.ok ? '' : makePgn(result.partial).split('\n\n')[1]
    }
    expect(partial('1. e4 e5 2. d4', { maxMoves: 2 })).toBe('1. e4 e5 *\n')
    expect(partial('1. e4 (1. d4 (1. c4) d5) e5', { maxDepth: 1 })).toBe('1. e4 (1. d4 d5) 1... e5 *\n')
  })

  test('reads a token that comes in a million pieces', async () => {
    function* chunks() {
      yield '1. e4 {'
      for (let index = 0; index < 1_000_000; index++) yield 'ab '
      yield '} e5 *'
    }
    const results = []
    for await (const result of streamPgn(chunks())) results.push(result)
    expect(results.map(({ ok }) => ok)).toEqual([true])
  })
})
