import { describe, expect, it } from 'vitest'
import { parseSettings, type Schema } from './settings.ts'

const schema = {
  depth: { kind: 'number', label: 'Depth', explanation: 'Plies.', min: 1, max: 8, step: 1, default: 2 },
  weight: { kind: 'number', label: 'Weight', explanation: 'Of it.', min: 0, max: 1, step: 0.1, default: 0.5 },
  taste: {
    kind: 'choice',
    label: 'Taste',
    explanation: 'What it likes.',
    options: [
      { value: 'classical', label: 'Classical' },
      { value: 'attacking', label: 'Attacking' },
    ],
    default: 'classical',
  },
  resigns: { kind: 'boolean', label: 'Resigns', explanation: 'Whether.', default: false },
} as const satisfies Schema

const faultsOf = (input: unknown) => {
  const result = parseSettings(schema, input)
  return result.ok ? [] : result.faults
}

describe('parseSettings', () => {
  it('fills in the defaults', () => {
    expect(parseSettings(schema, { depth: 4 })).toEqual({
      ok: true,
      value: { depth: 4, weight: 0.5, taste: 'classical', resigns: false },
    })
  })

  it('accepts numbers and booleans as text', () => {
    const result = parseSettings(schema, { depth: '8', weight: '0.3', resigns: 'true', taste: 'attacking' })
    expect(result).toEqual({ ok: true, value: { depth: 8, weight: 0.3, taste: 'attacking', resigns: true } })
  })

  it('accepts every step of a fraction', () => {
    for (let step = 0; step <= 10; step++) expect(faultsOf({ weight: step / 10 })).toEqual([])
  })

  it.each([
    [null, 'not-an-object'],
    [[], 'not-an-object'],
    ['depth=2', 'not-an-object'],
    [{ depth: 0 }, 'out-of-range'],
    [{ depth: Infinity }, 'out-of-range'],
    [{ depth: 2.5 }, 'off-step'],
    [{ depth: Number.NaN }, 'wrong-type'],
    [{ depth: ' ' }, 'wrong-type'],
    [{ depth: null }, 'wrong-type'],
    [{ depth: [3] }, 'wrong-type'],
    [{ resigns: 1 }, 'wrong-type'],
    [{ taste: 'sweet' }, 'unknown-option'],
    [{ taste: 0 }, 'unknown-option'],
    [JSON.parse('{"__proto__": 1}'), 'unknown-setting'],
    [{ toString: 1 }, 'unknown-setting'],
    [{ ['x'.repeat(1_000_000)]: 1 }, 'unknown-setting'],
  ])('refuses %o with the code %s', (input, code) => {
    expect(faultsOf(input).map((fault) => fault.code)).toEqual([code])
  })

  it('names every fault at once', () => {
    expect(faultsOf({ depth: 9, taste: 'sweet', resigns: 'yes' }).map((fault) => fault.message)).toEqual([
      'depth must be between 1 and 8, not 9',
      'taste must be one of classical, attacking, not "sweet"',
      'resigns must be true or false, not "yes"',
    ])
  })

  it('suggests the nearest name for an unknown setting, where there is one', () => {
    expect(faultsOf({ Dept: 2 })[0]?.message).toBe('there is no setting "Dept" (did you mean depth?)')
    expect(faultsOf({ colour: 2 })[0]?.message).toBe('there is no setting "colour"')
  })
})

describe('a text setting', () => {
  const named = {
    place: {
      kind: 'text',
      label: 'Place',
      explanation: 'Where.',
      maxLength: 10,
      refuse: (value: string) => (value.includes('!') ? 'may not shout' : undefined),
      default: 'here',
    },
  } as const satisfies Schema

  it.each([
    [{ place: 7 }, 'wrong-type', 'place must be a text'],
    [{ place: 'much too far' }, 'refused-text', 'place has at most 10 characters'],
    [{ place: 'secret!' }, 'refused-text', 'place may not shout'],
  ])('refuses %o without repeating it', (input, code, message) => {
    expect(parseSettings(named, input)).toEqual({ ok: false, faults: [{ code, message }] })
  })

  it('accepts any other text', () => {
    expect(parseSettings(named, { place: '' })).toEqual({ ok: true, value: { place: '' } })
  })
})
