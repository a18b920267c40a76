import { describe, expect, test } from 'vitest'
import { makeMindSpec, parseMindSpec } from './mind-spec.ts'
import { describeSeat } from './seat.ts'

const faultOf = (result: { ok: boolean; faults?: readonly { message: string }[] }) =>
  result.faults?.[0]?.message

describe('a mind with settings', () => {
  test.each([
    ['magpie', 'magpie', 'Magpie'],
    [' Magpie ', 'magpie', 'Magpie'],
    ['magpie:boldness=5', 'magpie:boldness=5', 'Magpie (boldness 5)'],
    ['magpie:boldness=1000', 'magpie', 'Magpie'],
    ['owl:taste=cautious,depth=2', 'owl:depth=2,taste=cautious', 'Owl (depth 2, taste cautious)'],
  ])('%s is written %s and called %s', (text, written, name) => {
    const spec = parseMindSpec(text)
    if (!spec.ok) throw new Error(faultOf(spec))
    expect(makeMindSpec(spec.value.seat)).toBe(written)
    expect(describeSeat(spec.value.seat)).toBe(name)
  })

  test('tells which settings were named, though they are as usual', () => {
    const spec = parseMindSpec('owl:depth=3')
    expect(spec.ok && spec.value.named).toEqual(['depth'])
  })

  test('keeps a comma in a value that no setting follows', () => {
    const spec = parseMindSpec('parrot:store=sqlite:a,b.db,exploration=0.5')
    expect(spec.ok && spec.value.seat.settings).toMatchObject({ store: 'sqlite:a,b.db', exploration: 0.5 })
  })

  test.each([
    ['magpi', 'there is no mind "magpi" (did you mean magpie?)'],
    ['', 'there is no mind ""'],
    ['magpie:boldness', 'Magpie: boldness must be a number, not ""'],
    ['magpie:boldness=much', 'Magpie: boldness must be a number, not "much"'],
    ['magpie:bold=1', 'Magpie: there is no setting "bold"'],
    ['magpie:,', 'Magpie: there is no setting ","'],
    ['owl:depth=9', 'Owl: depth must be between 1 and 8, not 9'],
  ])('%j is refused: %s', (text, message) => {
    expect(faultOf(parseMindSpec(text))).toContain(message)
  })
})
