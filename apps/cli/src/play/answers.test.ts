import { makeMindSpec, parseMindSpec } from '@rookery/play'
import { minichess, standard } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { parseColor, parseDepth, parseMode, parseOpponent, parseStart } from './answers.ts'

const faultOf = (result: { ok: boolean; faults?: readonly { message: string }[] }) =>
  result.faults?.[0]?.message

describe('a mind that is chosen', () => {
  test('keeps its other settings when the depth is named apart', () => {
    const spec = parseMindSpec('owl:taste=cautious,depth=2')
    if (!spec.ok) throw new Error(faultOf(spec))
    const deeper = parseDepth(' 3 ', spec.value)
    expect(deeper.ok && makeMindSpec(deeper.value.seat)).toBe('owl:depth=3,taste=cautious')
    expect(faultOf(parseDepth('3,taste=wild', spec.value))).toContain('depth must be a number')
  })

  test('must play the variant', () => {
    expect(parseOpponent('owl', standard).ok).toBe(true)
    expect(faultOf(parseOpponent('owl', minichess))).toMatch(/Owl does not play Minichess: choose .*magpie/)
  })
})

describe('other answers', () => {
  test('a FEN may stop after its castling field', () => {
    expect(parseStart('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq', standard).ok).toBe(true)
    expect(parseStart('startpos', minichess).ok).toBe(true)
    expect(faultOf(parseStart('startpos w', standard))).toMatch(/^bad FEN: /)
    expect(faultOf(parseStart('7k/5KQ1/8/8/8/8/8/8 b - -', standard))).toContain('over in 7k/5KQ1/8')
  })

  test('modes and colours are read with or without care', () => {
    expect(parseMode(' 4 ')).toMatchObject({ ok: true, value: { hasPerson: false, isBare: true } })
    expect(parseMode('5').ok).toBe(false)
    expect(parseColor(' W')).toEqual({ ok: true, value: 'white' })
    expect(parseColor('BLACK')).toEqual({ ok: true, value: 'black' })
    expect(parseColor('').ok).toBe(false)
  })
})
