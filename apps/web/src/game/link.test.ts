import { loneMind, parseMindSeat, person } from '@rookery/play'
import { chess960, makeFen, minichess, standard, unwrap } from '@rookery/rules'
import { act, begin, fledgling, playMoves, twoMinds } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { makeLink, makeStartLink, parseLink } from './link.ts'

function codesOf(fragment: string): string[] {
  const link = parseLink(fragment)
  return link.ok ? [] : link.faults.map(({ code }) => code)
}

describe('a link in the address', () => {
  it('asks for nothing when it names nothing', () => {
    for (const fragment of ['', '#', '#/'])
      expect(parseLink(fragment)).toEqual({ ok: true, value: undefined })
  })

  it('names the variant, the colour, the opponent and the seed', () => {
    expect(parseLink('#variant=minichess&color=black&opponent=fledgling&seed=7')).toEqual({
      ok: true,
      value: {
        variant: minichess,
        start: undefined,
        moves: [],
        sides: { white: fledgling, black: person },
        clock: undefined,
        seed: 7,
      },
    })
  })

  it('says whether minds resign', () => {
    const link = parseLink('#resign=true')
    expect(link.ok && link.value?.resigns).toBe(true)
    expect(codesOf('#resign=perhaps')).toEqual(['link-resign'])
    expect(makeLink(begin({ resigns: true }))).toContain('resign=true')
    expect(makeLink(begin())).not.toContain('resign')
  })

  it('names the coach, and says what a coach can be', () => {
    const link = parseLink('#coach=warn:3')
    expect(link.ok && link.value?.coach).toEqual({ kind: 'warn', most: 3 })
    expect(codesOf('#coach=loud')).toEqual(['link-coach'])
    const strict = begin({ coach: { kind: 'strict' } })
    expect(makeLink(strict)).toContain('coach=strict')
    expect(makeLink(begin())).not.toContain('coach')
  })

  it('carries a FEN, encoded or with plus signs for its spaces', () => {
    const fen = '8/4P3/8/8/8/k7/8/4K3 w - - 0 1'
    for (const text of [encodeURIComponent(fen), fen.replaceAll(' ', '+')]) {
      const link = parseLink(`#fen=${text}`)
      expect(link.ok && link.value?.variant).toBe(standard)
      expect(link.ok && link.value?.start && makeFen(link.value.start)).toBe(fen)
    }
  })

  it('carries moves, and gives the person the side that is to move', () => {
    const link = unwrap(parseLink('#moves=e2e4&opponent=fledgling'))
    expect(link?.moves).toHaveLength(1)
    expect(link?.sides).toEqual({ white: fledgling, black: person })
  })

  it('names both sides, their settings and the clock', () => {
    const link = unwrap(parseLink('#white=kestrel&white.depth=3&black=you&clock=5+3'))
    expect(link?.sides).toEqual({ white: unwrap(parseMindSeat('kestrel', { depth: 3 })), black: person })
    expect(link?.clock).toEqual({ initialMs: 300_000, incrementMs: 3000 })
  })

  it('names a start of Chess960 by its number', () => {
    const link = unwrap(parseLink('#variant=chess960&start=518'))
    expect(link?.variant).toBe(chess960)
    expect(link?.start && makeFen(link.start)).toBe(
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    )
  })

  it('has every fault named at once', () => {
    expect(codesOf('#fen=9/8&color=red&opponent=dodo&clock=soon&seed=-1')).toEqual([
      'link-fen',
      'link-color',
      'link-opponent',
      'link-clock',
      'link-seed',
    ])
    expect(codesOf('#black=kestrel&black.depth=99')).toEqual(['link-opponent'])
    expect(codesOf('#opponent=parrot&opponent.store=indexeddb:other')).toEqual(['link-opponent'])
    expect(codesOf('#variant=minichess&opponent=owl')).toEqual(['link-opponent'])
    expect(codesOf('#variant=chess960&start=960')).toEqual(['link-start'])
    expect(codesOf('#start=5&variant=standard')).toEqual(['link-start'])
    expect(codesOf('#variant=checkers')).toEqual(['link-variant'])
    expect(codesOf('#seed=')).toEqual(['link-seed'])
    expect(codesOf('#opponent=fledgling&colour=black&opponents.depth=1')).toEqual(['link-unknown'])
    expect(codesOf('#moves=e2e5')).toEqual(['link-moves'])
    expect(codesOf('#moves=f2f3+e7e5+g2g4+d8h4+a2a3')).toEqual(['link-moves'])
    expect(codesOf(`#moves=${'g1f3+g8f6+f3g1+f6g8+'.repeat(501)}`)).toEqual(['link-moves'])
    expect(codesOf('#variant=chess960&moves=e2e4')).toEqual(['link-moves'])
  })

  it('has the keys that it does not know named in one sentence', () => {
    const link = parseLink('#moves=e2e4&foo=bar&colour=x&foo=2')
    expect(!link.ok && link.faults.map(({ message }) => message)).toEqual([
      'a link has no “foo” or “colour”; it knows ' +
        'variant, fen, start, moves, color, opponent, white, black, clock, coach, resign, seed',
    ])
  })

  it.each([
    ['foo=1', 'foo'],
    ['foo', 'foo'],
    ['%%%', '%%%'],
    ['__proto__=1', '__proto__'],
  ])('is told so where it has nothing else than what it does not know: #%s', (fields, name) => {
    const link = parseLink(`#${fields}`)
    expect(!link.ok && link.faults.map(({ message }) => message)).toEqual([
      expect.stringContaining(`a link has no “${name}”; it knows variant,`),
    ])
  })

  it('may name its room', () => {
    const link = parseLink('#/play?variant=minichess')
    expect(link.ok && link.value?.variant).toBe(minichess)
    expect(codesOf('#/play?foo=1')).toEqual(['link-unknown'])
    expect(codesOf('#/?foo=1')).toEqual(['link-unknown'])
    for (const fragment of ['#/play', '#/play?', '#/minds?variant=minichess'])
      expect(parseLink(fragment)).toEqual({ ok: true, value: undefined })
  })

  it.each(['e2e4,e7e5', 'e2e4, e7e5', 'e2e4;e7e5'])('says how moves are separated: %s', (moves) => {
    const link = parseLink(`#moves=${moves}`)
    expect(!link.ok && link.faults.map(({ message }) => message)).toEqual([
      'its moves are separated by plus signs, as in moves=e2e4+e7e5',
    ])
  })

  it('says what is wrong with its FEN', () => {
    const link = parseLink('#fen=8/8/8/8/8/8/8/8+w+-+-+0+1')
    expect(!link.ok && link.faults[0]?.message).toContain('king')
  })
})

describe('a link made from a game', () => {
  const kestrel = unwrap(parseMindSeat('kestrel', { depth: 4 }))

  it.each([
    ['a fresh game', begin()],
    [
      'a mind with settings and a clock',
      begin({ sides: { white: kestrel, black: person }, clock: { initialMs: 90_000, incrementMs: 2000 } }),
    ],
    ['two minds', begin({ sides: twoMinds })],
    ['minichess after some moves', playMoves(begin({ variant: minichess }), 'a2a3', 'e5e4')],
    ['Chess960', begin({ variant: chess960 })],
    ['a game stepped back', act(playMoves(begin(), 'e2e4', 'e7e5', 'g1f3'), { kind: 'step', to: 2 })],
  ])('asks for the same again: %s', (_name, state) => {
    const link = unwrap(parseLink(makeLink(state)))!
    expect(link.variant).toBe(state.setup.variant)
    expect(link.sides).toEqual(state.setup.sides)
    expect(link.clock).toEqual(state.setup.clock)
    expect(link.seed).toBe(state.setup.seed)
    expect(makeFen(link.start ?? state.setup.start)).toBe(makeFen(state.setup.start))
    expect(link.moves).toEqual(state.line.moves.slice(0, state.cursor))
  })
})

describe('a link to a game from a position', () => {
  it('asks for that position, its mover a person and the mind with its settings opposite', () => {
    const mind = unwrap(parseMindSeat('kestrel', { depth: 4 }))
    const { position } = playMoves(begin({ variant: minichess }), 'a2a3').line
    const link = unwrap(parseLink(makeStartLink(position, mind)))!
    expect(link.sides).toEqual({ white: mind, black: person })
    expect(loneMind(link.sides)).toEqual(mind)
    expect(makeFen(link.start!)).toBe(makeFen(position))
    expect(link.variant).toBe(minichess)
  })
})
