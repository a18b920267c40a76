import { chess960, makeFen, minichess, standard } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { chooseOpenings } from './choose-openings.ts'
import { generateOpenings } from './generate-openings.ts'
import { lineOf, parseOpening, writeOpening } from './opening.ts'
import { ownOpenings } from './own-openings.ts'
import { type OpeningsFormat, parseOpenings } from './read-openings.ts'

function read(text: string, format: OpeningsFormat['format'], plies?: number) {
  const result = parseOpenings(text, { format, variant: standard, ...(plies === undefined ? {} : { plies }) })
  if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'))
  return result.value.openings.map((opening) => makeFen(lineOf(opening).position))
}

const italian = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'
const rooks = '4k2r/8/8/8/8/8/8/R3K3 w Q -'

describe('openings are read', () => {
  it('from FEN lines, with blank lines and remarks between', () => {
    expect(read(`# two\n${italian}\r\n\n${rooks} 4 10\n`, 'fen')).toEqual([italian, `${rooks} 4 10`])
  })

  it('from EPD lines with operations', () => {
    const lines = [
      `${rooks} hmvc 3; id "x 1 2";`,
      `${rooks} bm Ra8;`,
      `${rooks} 4 10 ce 20;`,
      `${rooks};D1 20`,
    ]
    expect(read(lines.join('\n'), 'epd')).toEqual([
      `${rooks} 0 1`,
      `${rooks} 0 1`,
      `${rooks} 4 10`,
      `${rooks} 0 1`,
    ])
  })

  it('from PGN games, up to a ply', () => {
    const games = '1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n\n[Event "x"]\n\n1. d4 (1. c4) d5 {usual} *'
    expect(read(games, 'pgn')[0]).toBe(italian)
    expect(read(games, 'pgn', 1)).toEqual([
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1',
    ])
  })

  it.each([
    ['', 'fen', 'there are no openings in it'],
    ['hello', 'fen', /^line 1: /],
    [`\n\n8/8 w - -`, 'epd', /^line 3: the board of Standard has 8 ranks, not 2/],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'fen', 'line 1: the game is over: stalemate'],
    ['1. e4 e5 2. Ke3 *', 'pgn', /^game 1: line 1: /],
    ['[Variant "Minichess"]\n\n1. a3 *', 'pgn', /it is of Minichess, not Standard/i],
    ['1. f3 e5 2. g4 Qh4# 0-1', 'pgn', 'game 1: the game is over: checkmate'],
  ] as const)('%j as %s is refused with its place', (text, format, message) => {
    expect(() => read(text, format)).toThrow(message)
  })

  it.each([
    [
      `${italian}\n\n8/8 w - -\n${rooks} 4 10`,
      'epd',
      2,
      ['line 3: the board of Standard has 8 ranks, not 2'],
    ],
    ['1. e4 *\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. d4 Ke7 *', 'pgn', 1, ['game 2: ', 'game 3: line 5: ']],
  ] as const)(
    '%j as %s without those that cannot be used, which are counted',
    (text, format, count, places) => {
      const result = parseOpenings(text, { format, variant: standard })
      if (!result.ok) throw new Error()
      const { openings, skipped, faults } = result.value
      expect(openings).toHaveLength(count)
      expect(skipped).toBe(places.length)
      expect(faults.map(({ message }) => message)).toEqual(
        places.map((place) => expect.stringMatching(`^${place}`)),
      )
    },
  )

  it('from games whose fault comes after the opening, but not from another start than they name', () => {
    expect(read('1. e4 e5 2. Nf3 Nc6 3. Bc4 Ke3 *', 'pgn', 5)).toEqual([italian])
    expect(() => read('1. e4 e5 2. Nf3 Nc6 3. Bc4 Ke3 *', 'pgn', 6)).toThrow('game 1: line 1: ')
    expect(() => read('[FEN "nonsense"]\n\n1. e4 e5 *', 'pgn', 1)).toThrow('game 1: line 3: the FEN tag')
  })

  it('with a budget of faults', () => {
    const result = parseOpenings('x\n'.repeat(100_000), { format: 'fen', variant: standard })
    expect(!result.ok && result.faults.length).toBeLessThan(40)
  })
})

describe('openings are chosen', () => {
  it('in order, from the first that is wanted', () => {
    expect(chooseOpenings(['a', 'b', 'c'], { order: 'sequential', seed: 1, count: 9, first: 1 })).toEqual([
      'b',
      'c',
      'a',
    ])
  })

  it('shuffled by their seed', () => {
    const all = Array.from({ length: 50 }, (_, index) => index)
    const choose = (seed: number) => chooseOpenings(all, { order: 'random', seed, count: 50 })
    expect(choose(1)).toEqual(choose(1))
    expect(choose(1)).not.toEqual(choose(2))
    expect([...choose(1)].sort((a, b) => a - b)).toEqual(all)
  })
})

describe('our own openings', () => {
  it.each([
    [standard, 100],
    [minichess, 40],
  ])('of $id are many, different and open', (variant, least) => {
    const fens = ownOpenings(variant).map(({ start }) => makeFen(start))
    expect(new Set(fens).size).toBe(fens.length)
    expect(fens.length).toBeGreaterThan(least)
  })

  it('of other variants are none', () => {
    expect(ownOpenings(chess960)).toEqual([])
  })
})

describe('openings are made', () => {
  it('all different, by their seed, on any board', async () => {
    for (const variant of [standard, minichess]) {
      const make = (seed: number) => generateOpenings({ variant, plies: 4, count: 30, seed })
      const texts = (await make(1)).map((opening) => JSON.stringify(writeOpening(opening)))
      expect(new Set(texts).size).toBe(30)
      expect((await make(1)).map((opening) => JSON.stringify(writeOpening(opening)))).toEqual(texts)
    }
  })

  it('from different start positions in Chess960', async () => {
    const openings = await generateOpenings({ variant: chess960, plies: 0, count: 20, seed: 1 })
    expect(new Set(openings.map(({ start }) => makeFen(start))).size).toBe(20)
  })

  it('only of those that the filter accepts', async () => {
    const openings = await generateOpenings({
      variant: standard,
      plies: 3,
      count: 20,
      seed: 5,
      accepts: async (opening) => !lineOf(opening).position.isCheck(),
    })
    expect(openings).toHaveLength(20)
    for (const opening of openings) expect(lineOf(opening).position.isCheck()).toBe(false)
  })

  it('fewer where there are not so many', async () => {
    expect(await generateOpenings({ variant: standard, plies: 1, count: 25, seed: 1 })).toHaveLength(20)
  })

  it('and come back from text as they were', async () => {
    const [opening] = await generateOpenings({ variant: minichess, plies: 6, count: 1, seed: 3 })
    const again = parseOpening(writeOpening(opening!), minichess)
    expect(again.ok && writeOpening(again.value)).toEqual(writeOpening(opening!))
    expect(parseOpening({ fen: standard.startFen, moves: ['e2e5'] }, standard).ok).toBe(false)
  })
})
