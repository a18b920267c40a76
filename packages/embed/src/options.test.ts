import { startPosition, variantById } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { gameOptionNames, readGame, readLook } from './options.ts'

const refuse = () => {
  throw new Error('so there')
}

const messages = (given: Parameters<typeof readGame>[0]) => {
  const read = readGame(given)
  return read.ok ? [] : read.faults.map(({ message }) => message)
}

describe('what a page asks for', () => {
  it('is a standard game of White against Kestrel where it says nothing', () => {
    const read = readGame({})
    expect(read).toMatchObject({
      ok: true,
      value: { wish: { sides: { white: { kind: 'person' }, black: { kind: 'mind', id: 'kestrel' } } } },
    })
  })

  it('is read with the settings of the mind, its colour, the board and the clock', () => {
    const given = { mind: 'kestrel:depth=3', color: 'black', variant: 'gardner', clock: '5+3', seed: '7' }
    expect(readGame(given)).toMatchObject({
      ok: true,
      value: {
        seed: 7,
        wish: {
          variant: { id: 'gardner' },
          sides: { white: { id: 'kestrel', settings: { depth: 3 } }, black: { kind: 'person' } },
          clock: { initialMs: 300_000, incrementMs: 3000 },
        },
      },
    })
  })

  it('may be a position of the rules, which knows its board', () => {
    const position = startPosition(variantById('minichess')!)
    expect(readGame({ position })).toMatchObject({ value: { wish: { variant: { id: 'minichess' } } } })
    expect(messages({ position, variant: 'gardner' })).toEqual([
      'position: it is of Minichess, not of Gardner 5x5',
    ])
  })

  it.each([
    [{ mind: 'oul' }, 'mind: there is no mind "oul" (did you mean owl?)'],
    [{ mind: 'kestrel:depht=3' }, 'mind: Kestrel: there is no setting "depht" (did you mean depth?)'],
    [{ mind: 'owl', variant: 'gardner' }, /^mind: Owl does not play Gardner 5x5: choose fledgling, /],
    [{ color: 'green' }, 'color: "green" is none of white, black, random, none, both'],
    [
      { variant: 'atomic' },
      'variant: "atomic" is none of standard, chess960, minichess, gardner, los-alamos',
    ],
    [{ position: '8/8' }, /^position: the FEN "8\/8" cannot be played: /],
    [{ position: 7 }, 'position: a game is a FEN, a Position, a Line or a Chess, not a value of type number'],
    [{ clock: 'fast' }, 'clock: a clock is minutes and seconds, such as 5+3, not "fast"'],
    [{ seed: 'x' }, 'seed: a seed is a whole number, not "x"'],
  ])('is refused in a sentence: %j', (given, sentence) => {
    expect(messages(given)).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ])
  })

  it.each<[string, () => unknown]>([
    ['a symbol', () => Symbol('s')],
    ['an object without a prototype', () => Object.create(null)],
    ['an empty object', () => ({})],
    ['an empty list', () => []],
    ['a function', () => () => {}],
    ['a boolean', () => true],
    ['an object with a strange variant', () => ({ variant: 5, moves: 5, start: { variant: null } })],
    ['a proxy that throws', () => new Proxy({}, { get: refuse, has: refuse })],
  ])('is refused in a sentence by every option where it is %s', (_, make) => {
    const value = make()
    for (const option of [...gameOptionNames, 'panel', 'theme', 'pieces'] as const) {
      const read = gameOptionNames.some((name) => name === option)
        ? readGame({ [option]: value })
        : readLook({ [option]: value })
      expect(read.ok, option).toBe(false)
      const faults = read.ok ? [] : read.faults
      expect(new Set(faults.map((fault) => fault.option))).toContain(option)
      for (const { message } of faults)
        expect(message).not.toMatch(/undefined|\[object|is not a function|convert/)
    }
  })

  it('is told all its faults at once', () => {
    expect(messages({ mind: 'nobody', color: 'x', clock: '?', seed: {} })).toHaveLength(4)
  })

  it('has a look of its own', () => {
    expect(readLook({ panel: 'moves', theme: 'slate', pieces: 'slim', view: 'white' })).toEqual({
      ok: true,
      value: { panel: 'moves', theme: 'slate', pieces: 'slim', view: 'white' },
    })
    expect(readLook({ panel: 'all', theme: 'pink', pieces: 'none', view: 'black' })).toMatchObject({
      faults: [{ option: 'panel' }, { option: 'theme' }, { option: 'pieces' }, { option: 'view' }],
    })
    expect(readLook({})).toMatchObject({ value: { view: 'me' } })
  })
})
