import type { Thought } from '@rookery/players'
import {
  chess960,
  chess960Start,
  describeFaults,
  Line,
  type Move,
  makeFen,
  minichess,
  parsePosition,
  parseUci,
  startPosition,
  unwrap,
} from '@rookery/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshClock } from './clock.ts'
import type { GameRecord } from './game-record.ts'
import { makeSavedGame, parseSavedGame } from './saved-game.ts'
import { parseMindSeat, person, personAs } from './seat.ts'

const magpie = unwrap(parseMindSeat('magpie', { boldness: 5 }))
const fledgling = unwrap(parseMindSeat('fledgling'))

const record = (line: Line): GameRecord => ({
  id: 'first',
  begunMs: Date.UTC(2026, 10, 15, 12),
  line,
  sides: personAs('white', magpie),
  seed: 7,
  thoughts: new Map(),
  shownAs: {},
})

const thoughtOf = (choice: Move, details: object): Thought => ({
  kind: 'fledgling',
  choice,
  line: [choice],
  weighed: [],
  details,
})

function play(line: Line, plies: number): Line {
  let played = line
  for (let ply = 0; ply < plies; ply++) played = played.play(played.position.legalMoves()[ply % 3]!)
  return played
}

const lineOf = (...moves: string[]): Line =>
  moves.reduce((line, text) => line.play(unwrap(parseUci(line.position, text))), Line.from(startPosition()))

const reload = (game: GameRecord): GameRecord => unwrap(parseSavedGame(makeSavedGame(game)))

const faultOf = (text: string): { readonly code: string; readonly message: string } | undefined => {
  const parsed = parseSavedGame(text)
  return parsed.ok ? undefined : parsed.faults[0]
}

const withField = (name: string, value: unknown): string =>
  JSON.stringify({ ...JSON.parse(makeSavedGame(record(lineOf('e2e4')))), [name]: value })

describe('a saved game', () => {
  test.each([
    ['standard chess', play(Line.from(startPosition()), 9)],
    ['Chess960', play(Line.from(unwrap(parsePosition(chess960Start(17), chess960))), 9)],
    ['minichess', play(Line.from(startPosition(minichess)), 5)],
    ['another start', play(Line.from(unwrap(parsePosition('k4/4P/5/5/5/K4 w - - 0 1', minichess))), 1)],
    ['no move at all', Line.from(startPosition())],
  ])('is read as it was written: %s', (_, line) => {
    const read = reload(record(line))
    expect(makeSavedGame(read)).toBe(makeSavedGame(record(line)))
    expect(makeFen(read.line.position)).toBe(makeFen(line.position))
    expect(read.line.moves).toEqual(line.moves)
    expect(read.line.variant).toBe(line.variant)
  })

  test('comes back with its seats, its clocks, its offer and how it was shown', () => {
    const game: GameRecord = {
      ...record(lineOf('e2e4', 'e7e5')),
      clock: {
        ...freshClock({ initialMs: 90_000, incrementMs: 2000 }),
        leftMs: [92_000, 88_123],
        spentMs: 700,
        startedMs: 5000,
      },
      offer: { ply: 1, isDeclined: true },
      shownAs: { orientation: 'black', isPaused: true, link: '#seed=7', isBare: true },
    }
    expect(reload(game)).toEqual(expect.objectContaining({ ...game, line: expect.anything() }))
  })

  test.each([
    { winner: 'black', reason: 'resignation' },
    { winner: undefined, reason: 'agreement' },
    { winner: 'white', reason: 'time' },
  ] as const)('comes back ended by $reason', (ended) => {
    expect(reload({ ...record(lineOf('e2e4')), ended }).ended).toEqual(ended)
  })

  test('comes back with what a mind thought, and leaves out the oldest thoughts that would outgrow the storage', () => {
    const line = lineOf('e2e4', 'e7e5', 'g1f3', 'b8c6')
    const thoughts = new Map(
      [1, 3].map((ply) => {
        const choice = line.moves[ply]!
        return [ply, thoughtOf(choice, { moves: Array(9000).fill(choice), drawn: 0 })] as const
      }),
    )
    const game = { ...record(line), thoughts }
    expect([...reload(game).thoughts.keys()]).toEqual([3])
    expect(reload(game).thoughts.get(3)).toEqual(thoughts.get(3))
    expect([...unwrap(parseSavedGame(makeSavedGame(game, 1e6))).thoughts.keys()]).toEqual([1, 3])
  })

  test('leaves out a thought that does not fit the move, or has another shape', () => {
    const choice = lineOf('e2e4').moves[0]!
    const { shape } = JSON.parse(makeSavedGame(record(lineOf('e2e4')))).thoughts
    const fitting = [[0, thoughtOf(choice, { moves: [choice], drawn: 0 })]]
    const sizeOf = (thoughts: unknown) =>
      unwrap(parseSavedGame(withField('thoughts', thoughts))).thoughts.size
    expect(sizeOf({ shape, thoughts: fitting })).toBe(1)
    expect(sizeOf({ shape: shape - 1, thoughts: fitting })).toBe(0)
    expect(sizeOf({ shape, thoughts: [7, ...fitting] })).toBe(1)
    for (const thoughts of [
      'none',
      [[0, thoughtOf(1 as Move, { moves: [1], drawn: 0 })]],
      [[0, { ...thoughtOf(choice, {}), kind: 'toString' }]],
      [[0, { kind: 'fledgling', choice }]],
      [[0, null]],
      [['0', fitting[0]![1]]],
    ])
      expect(sizeOf({ shape, thoughts })).toBe(0)
  })
})

describe('a saved game that is no game', () => {
  test.each([
    ['{', 'saved-json', 'it is no JSON'],
    ['', 'saved-json', 'it is no JSON'],
    [makeSavedGame(record(lineOf())).slice(0, 60), 'saved-json', 'it is no JSON'],
    ['null', 'saved-version', 'it is no saved game of Rookery'],
    ['[]', 'saved-version', 'it is no saved game of Rookery'],
    ['{"name":"x","version":"1.0.0"}', 'saved-version', 'it is no saved game of Rookery'],
    [withField('format', 'rookery game 2'), 'saved-version', 'it is no saved game of Rookery'],
    [withField('version', 9), 'saved-version', 'it was written by another version (9)'],
    [withField('variant', 'checkers'), 'saved-field', 'its field "variant" is wrong (checkers)'],
    [withField('variant', 7), 'saved-field', 'its field "variant" is wrong (7)'],
    [withField('sides', 'green'), 'saved-field', 'its field "sides" is wrong (green)'],
    [withField('sides', { white: person }), 'saved-field', 'its field "sides" is wrong (missing)'],
    [withField('sides', { white: person, black: 1 }), 'saved-field', 'its field "sides" is wrong (1)'],
    [withField('clock', 5), 'saved-field', 'its field "clock" is wrong (5)'],
    [withField('seed', 'x'), 'saved-field', 'its field "seed" is wrong (x)'],
    [withField('seed', 1.5), 'saved-field', 'its field "seed" is wrong (1.5)'],
    [withField('moves', 'e4'), 'saved-field', 'its field "moves" is wrong (e4)'],
    [withField('moves', ['e2e5']), 'saved-move', 'its move 1, e2e5, is not legal'],
    [withField('moves', ['e2e4', 7]), 'saved-move', 'its move 2, 7, is not legal'],
  ])('is refused with a reason: %s', (text, code, message) => {
    expect(faultOf(text)).toMatchObject({ code, message })
  })

  test('is refused with what its field says, which ends with a whole word', () => {
    const sides = 'there is no mind dodo; there are fledgling, magpie, owl, heron, kestrel'
    expect(faultOf(withField('sides', sides))?.message).toBe(
      'its field "sides" is wrong (there is no mind dodo; there are fledgling, magpie, owl…)',
    )
  })

  test.each([
    [{ control: { initialMs: 1, incrementMs: 0 }, leftMs: [] }],
    [{ control: { initialMs: 1, incrementMs: 0 }, leftMs: [null] }],
    [{ control: { initialMs: 1, incrementMs: 0 }, leftMs: [1], spentMs: -1 }],
    [{ control: 'soon', leftMs: [1] }],
    [{ leftMs: [1] }],
  ])('is refused with clocks that do not fit: %j', (clock) => {
    const shown = JSON.stringify(clock).slice(0, 60)
    expect(faultOf(withField('clock', clock))?.message).toContain(`its field "clock" is wrong (${shown}`)
  })

  test.each([
    [{ initialMs: 1e300, incrementMs: 0 }, 1],
    [{ initialMs: 181 * 60_000, incrementMs: 0 }, 1],
    [{ initialMs: 0, incrementMs: 0 }, 0],
    [{ initialMs: -5, incrementMs: 0 }, 0],
    [{ initialMs: 60_000, incrementMs: -1000 }, 1],
    [{ initialMs: 60_000, incrementMs: 181_000 }, 1],
  ])('is refused with a time control that nobody can choose: %j', (control, left) => {
    expect(faultOf(withField('clock', { control, leftMs: [left] }))?.message).toBe(
      'its field "clock" is wrong: a clock has more than 0 and at most 180 minutes, and 0 to 180 seconds a move',
    )
  })

  test('is refused with more time than its clocks can have given', () => {
    const control = { initialMs: 60_000, incrementMs: 2000 }
    expect(faultOf(withField('clock', { control, leftMs: [62_000] }))).toBeUndefined()
    for (const leftMs of [62_001, 1e300])
      expect(faultOf(withField('clock', { control, leftMs: [leftMs] }))?.message).toBe(
        'its field "clock" is wrong: after half-move 1 more time is left than there can have been',
      )
    expect(faultOf(withField('clock', { control, leftMs: [-1] }))?.message).toContain('"clock" is wrong')
  })

  test('is refused in words that a terminal only shows', () => {
    const text = withField('variant', '\u001b[31mred\u0007\n\u202e')
    const read = parseSavedGame(text)
    expect(!read.ok && describeFaults(read.faults)).toBe(
      'its field "variant" is wrong (\\u{1b}[31mred\\u{7}\\u{a}\\u{202e})',
    )
  })

  test.each([
    [{ kind: 'mind', id: 'dodo' }, 'there is no mind "dodo"'],
    [{ kind: 'mind', id: 'owl', settings: { depth: 99 } }, 'Owl: depth must be between'],
    [{ kind: 'mind', id: 'owl', settings: [] }, 'Owl: settings must be an object'],
    [
      { kind: 'mind', id: 'parrot', settings: { store: 'mysql://a:secret@b/c' } },
      'Parrot: store may not hold',
    ],
  ])('is refused with the seat %j', (white, reason) => {
    const message = faultOf(withField('sides', { white, black: person }))?.message
    expect(message).toContain(`its field "sides" is wrong (${reason}`)
    expect(message).not.toContain('secret')
  })

  test('is refused with a mind that does not play its board', () => {
    const text = makeSavedGame({
      ...record(Line.from(startPosition(minichess))),
      sides: personAs('white', unwrap(parseMindSeat('owl'))),
    })
    expect(faultOf(text)?.message).toContain('its field "sides" is wrong (Owl does not play Minichess')
  })

  test('names the fault of its start position', () => {
    expect(faultOf(withField('start', '8/8/8/8/8/8/8/8 w - - 0 1'))?.message).toContain(
      'its field "start" is wrong',
    )
  })

  test('believes no draw that could not be claimed, and no ending that is none', () => {
    for (const ended of [{ reason: 'threefold repetition' }, { reason: 'boredom' }, 'lost', { winner: 'me' }])
      expect(unwrap(parseSavedGame(withField('ended', ended))).ended).toBeUndefined()
  })

  test.each(['id', 'begunMs', 'offer', 'shownAs', 'thoughts'])(
    'loses only its %s where that is wrong',
    (name) => {
      for (const value of [undefined, null, [], {}, 'x'.repeat(101), 1e300, { orientation: 7, ply: 'x' }])
        expect(parseSavedGame(withField(name, value)).ok).toBe(true)
    },
  )

  test('never throws, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseSavedGame(text)).not.toThrow()
      }),
    )
  })

  test('never throws when any one field is anything, in any of the forms', () => {
    const forms = [JSON.parse(makeSavedGame(record(lineOf('e2e4')))), terminal1, page1, page2]
    for (const form of forms)
      fc.assert(
        fc.property(fc.constantFrom(...Object.keys(form)), fc.jsonValue(), (name, value) => {
          expect(() => parseSavedGame(JSON.stringify({ ...form, [name]: value }))).not.toThrow()
        }),
      )
  })
})

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** As the terminal wrote it until November 2026. */
const terminal1 = {
  format: 'rookery game 1',
  white: 'person',
  black: 'kestrel:depth=3',
  isBare: true,
  seed: 7,
  started: '2026-11-15T12:00:00.000Z',
  clock: { control: '1.5+2', leftMs: [92_000, 88_123], spentMs: 700 },
  variant: 'standard',
  start,
  moves: ['e2e4', 'e7e5'],
}

/** As the page wrote it first. */
const page1 = {
  version: 1,
  variant: 'standard',
  start,
  moves: ['e2e4'],
  person: 'black',
  opponent: 'fledgling',
  seed: 3,
  link: '#seed=3',
  orientation: 'black',
  thoughts: [],
}

/** As the page wrote it until November 2026. */
const page2 = {
  version: 2,
  id: 'first',
  begunMs: 1_767_268_800_000,
  variant: 'standard',
  start,
  moves: ['e2e4'],
  sides: { white: { kind: 'person' }, black: { kind: 'mind', id: 'kestrel', settings: { depth: 3 } } },
  clock: { initialMs: 60_000, incrementMs: 0, leftMs: [60_000], startedMs: 5000 },
  seed: 1,
  link: '',
  orientation: 'white',
  offer: { ply: 1, isDeclined: false },
  isPaused: true,
  thoughts: { shape: 2, thoughts: [] },
}

const kestrel = unwrap(parseMindSeat('kestrel', { depth: 3 }))

describe('a game in an older form', () => {
  test('is read as the terminal wrote it', () => {
    const game = unwrap(parseSavedGame(JSON.stringify(terminal1)))
    expect(game).toMatchObject({
      id: terminal1.started,
      begunMs: Date.UTC(2026, 10, 15, 12),
      sides: personAs('white', kestrel),
      seed: 7,
      clock: {
        control: { initialMs: 90_000, incrementMs: 2000 },
        leftMs: [92_000, 88_123],
        spentMs: 700,
        startedMs: undefined,
      },
      shownAs: { isBare: true },
    })
    expect(game.line.moves).toEqual(lineOf('e2e4', 'e7e5').moves)
    const { clock, ...untimed } = terminal1
    expect(unwrap(parseSavedGame(JSON.stringify(untimed))).clock).toBeUndefined()
  })

  test.each([
    ['a seat that is no text', { white: 1 }],
    ['a seat of nobody', { black: 'dodo' }],
    ['moves that are no texts', { moves: [1] }],
    ['a move that is illegal', { moves: ['e2e5', 'e7e5'] }],
    ['a start that is no position', { start: '8/8 w' }],
    ['a variant that does not exist', { variant: 'draughts' }],
    ['a control that is none', { clock: { ...terminal1.clock, control: 'soon' } }],
    ['a time too few', { clock: { ...terminal1.clock, leftMs: [92_000] } }],
    ['a time that is none', { clock: { ...terminal1.clock, leftMs: [92_000, null] } }],
    ['less than nothing spent', { clock: { ...terminal1.clock, spentMs: -1 } }],
  ])('is refused as the terminal wrote it with %s', (_, change) => {
    expect(faultOf(JSON.stringify({ ...terminal1, ...change }))?.code).toMatch(/^saved-(field|move)$/)
  })

  test('is read as the first page wrote it', () => {
    const game = unwrap(parseSavedGame(JSON.stringify(page1)))
    expect(game).toMatchObject({
      id: 'game-3',
      begunMs: 0,
      seed: 3,
      clock: undefined,
      sides: personAs('black', fledgling),
      shownAs: { orientation: 'black', link: '#seed=3' },
    })
    expect(game.line.moves).toHaveLength(1)
    const change = (fields: object) => faultOf(JSON.stringify({ ...page1, ...fields }))?.message
    expect(change({ person: 'green' })).toBe('its field "sides" is wrong (green)')
    expect(change({ opponent: 'dodo' })).toContain('there is no mind "dodo"')
  })

  test('is read as the second page wrote it, its clock running or stopped', () => {
    const game = unwrap(parseSavedGame(JSON.stringify(page2)))
    expect(game).toMatchObject({
      id: 'first',
      begunMs: page2.begunMs,
      sides: personAs('white', kestrel),
      offer: { ply: 1, isDeclined: false },
      shownAs: { orientation: 'white', isPaused: true, link: '' },
    })
    const control = { initialMs: 60_000, incrementMs: 0 }
    expect(game.clock).toEqual({ control, leftMs: [60_000], spentMs: 0, startedMs: 5000 })
    const stopped = { ...page2, clock: { ...page2.clock, stoppedMs: 9000 } }
    expect(unwrap(parseSavedGame(JSON.stringify(stopped))).clock).toEqual({
      control,
      leftMs: [60_000],
      spentMs: 4000,
      startedMs: undefined,
    })
  })
})

test('whether minds resign is kept, and they do not where nothing is said', () => {
  expect(reload({ ...record(lineOf('e2e4')), resigns: true }).resigns).toBe(true)
  expect(reload(record(lineOf('e2e4'))).resigns).toBe(false)
})

describe('the coach', () => {
  test('is kept with what it was answered; without one a game is quiet', () => {
    const game = { ...record(lineOf('e2e4')), coach: { kind: 'warn', most: 3 }, warned: ['a', 'b'] } as const
    expect(reload(game)).toMatchObject({ coach: { kind: 'warn', most: 3 }, warned: ['a', 'b'] })
    expect(reload(record(lineOf('e2e4')))).toMatchObject({ coach: { kind: 'quiet' }, warned: [] })
    expect(reload({ ...game, coach: { kind: 'strict' } }).coach).toEqual({ kind: 'strict' })
  })

  test('that nobody knows is told of, and what it was answered does not matter', () => {
    expect(faultOf(withField('coach', 'loud'))?.message).toBe('its field "coach" is wrong (loud)')
    expect(faultOf(withField('coach', 3))?.code).toBe('saved-field')
    expect(faultOf(withField('warned', 'often'))).toBeUndefined()
  })
})
