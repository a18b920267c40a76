import {
  Line,
  type Move,
  minichess,
  parseMove,
  parsePosition,
  standard,
  unwrap,
  type Variant,
} from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import type { Limits } from '../player.ts'
import { findPlayer, roster } from '../roster.ts'
import type { Settings } from '../settings.ts'
import { loadVoice } from '../speak.ts'
import type { LeafValue } from '../voice/index.ts'
import type { WrenThought } from '../wren/thought.ts'
import { makeVoice as makeWrenVoice } from '../wren/voice.ts'

interface Said {
  readonly headline: string
  readonly aside: string
}

async function ask(
  id: string,
  settings: Settings,
  fen: string,
  { variant = standard, ...limits }: Limits & { variant?: Variant } = {},
): Promise<Said> {
  const line = Line.from(unwrap(parsePosition(fen, variant)))
  const player = await createLocalPlayer(id, settings, 1)
  try {
    const { thought } = await player.think(line, limits, () => {}, new AbortController().signal)
    const voice = await loadVoice(findPlayer(id)!)
    const { position } = line
    return { headline: voice.headline(thought, position), aside: voice.aside(thought, position) ?? '' }
  } finally {
    await player.dispose()
  }
}

const fork = 'r3k3/p6p/8/1N6/8/8/P6P/4K3 w - - 0 1'
const scholarsMate = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3'
const start = standard.startFen

describe('a mind says what its move does, in words from its own line', () => {
  const forked = 'the knight forks the rook on a8 and the king, and takes the rook'
  test.each([
    ['owl', { depth: 3 }],
    ['heron', { depth: 4 }],
    ['kestrel', { depth: 4 }],
    ['wren', { depth: 3 }],
    ['raven', { level: '10' }],
  ])('%s: a fork that its line wins a rook by', async (id, settings) => {
    const { headline } = await ask(id, settings, fork, { nodes: 20_000 })
    expect(headline).toContain(`${findPlayer(id)!.name} plays Nc7+: ${forked}`)
  })

  test('raven: what it does not name is no only move because it weighed no other', async () => {
    const { headline } = await ask('raven', {}, '8/8/4k3/8/4K3/4P3/8/8 w - - 0 1', { nodes: 5000 })
    expect(headline).not.toContain('only legal move')
    const forced = await ask('raven', {}, '7k/8/8/8/8/8/r7/7K w - - 0 1', { nodes: 5000 })
    expect(forced.headline).toContain('Raven plays Kg1: it is the only legal move')
  })

  test.each([
    ['owl', { depth: 2 }],
    ['kestrel', { depth: 3 }],
    ['wren', { depth: 2 }],
    ['raven', { level: '10' }],
  ])('%s: a mate that it stops', async (id, settings) => {
    const { headline } = await ask(id, settings, scholarsMate, { nodes: 20_000 })
    expect(headline).toContain(': it stops Qxf7, which would be mate')
  })

  test.each([
    [
      'a capture, and by how much it is better than all others',
      'owl',
      { depth: 1 },
      '4k3/p7/8/3n4/8/8/P7/3RK3 w - - 0 1',
      /^Owl plays Rxd5: it takes the knight on d5, which nobody guards; that is at least \d\.\d pawns better than any other move\.$/,
    ],
    [
      'a bargain',
      'heron',
      { depth: 2 },
      '4k3/8/4p3/3q4/8/8/8/3RK3 w - - 0 1',
      /: it takes the queen on d5 for a rook/,
    ],
    [
      'a skewer',
      'heron',
      { depth: 3 },
      'r7/7p/2k5/8/8/8/7P/5BK1 w - - 0 1',
      /: the bishop drives the king away, and takes the rook on a8 behind it/,
    ],
    [
      'a promotion',
      'heron',
      { depth: 1 },
      '8/4P3/8/8/8/k7/8/4K3 w - - 0 1',
      /^Heron plays e8=Q: the pawn promotes to a queen on e8/,
    ],
    [
      'a piece that gets away',
      'heron',
      { depth: 2 },
      '4k3/7p/8/4p3/3R4/8/7P/4K3 w - - 0 1',
      /: the rook on d4 gets away from the pawn/,
    ],
    [
      'castling',
      'owl',
      { depth: 1 },
      'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5',
      /: the king goes into shelter/,
    ],
  ] as const)('%s', async (_, id, settings, fen, words) => {
    expect((await ask(id, settings, fen)).headline).toMatch(words)
  })

  test('where kings are taken, too', async () => {
    const { headline } = await ask('wren', { depth: 2 }, 'k4/5/5/5/5/R3K w - - 0 1', { variant: minichess })
    expect(headline).toBe('Wren plays Rxa6: it takes the king.')
  })
})

describe('a mind says no more than it saw', () => {
  test('Wren could take only what is no loss to take, and attacks the rest', () => {
    const french = 'r1b1kbnr/pp3ppp/1qn1p3/2ppP3/3P4/2P2N2/PP3PPP/RNBQKB1R w KQkq - 3 6'
    const say = (...sans: readonly string[]) => {
      const start = unwrap(parsePosition(french))
      let position = start
      const line = sans.map((san) => {
        const move = unwrap(parseMove(position, san))
        position = position.play(move)
        return move
      }) as [Move, ...Move[]]
      const leaf: Partial<LeafValue> = { terms: [] }
      const details = {
        depth: 4,
        quietEnds: false,
        leaf,
        moves: [],
        bests: [line[0]],
      } as unknown as WrenThought['details']
      return makeWrenVoice().reason({ kind: 'wren', choice: line[0], line, weighed: [], details }, start)
    }
    expect(say('Nbd2', 'c4', 'Qa4', 'Be7')).toBe(
      'at the end of its line its pieces attack the knight on c6, the pawn on c4, and the pawn on a7',
    )
    expect(say('Na3', 'Bd7', 'Nc2', 'Bd6')).toBe('at the end of its line it could take the bishop on d6')
  })

  test('Owl does not speak of what lies beyond its depth', async () => {
    expect((await ask('owl', { depth: 1 }, scholarsMate)).headline).not.toContain('mate')
    expect((await ask('owl', { depth: 2 }, scholarsMate)).headline).toContain('mate')
  })

  test('Heron, which counts material alone, names nothing else', async () => {
    const { headline, aside } = await ask('heron', { depth: 2 }, start)
    expect(headline).toMatch(
      /^Heron plays \S+: all 20 moves come to the same as far as it sees, so it drew this one by lot\.$/,
    )
    expect(aside).toMatch(/It drew number \d+ of 20 moves of equal worth\.$/)
  })

  test('Fledgling knows only its lot, Mynah people and the board, and Magpie only what can be taken where it goes', async () => {
    expect((await ask('fledgling', {}, fork)).headline).toMatch(/: it drew number \d+ of \d+ legal moves\.$/)
    expect((await ask('mynah', {}, fork)).headline).toMatch(
      /^Mynah plays \S+: the knight forks the rook on a8 and the king; it drew it with a chance of \d+%; of people rated 1400, \d+% play it(, more than anything else)?; \d+% prefer \S+\.$/,
    )
    expect((await ask('magpie', {}, fork)).headline).toMatch(
      /: it gives a check that the king cannot answer by taking; nobody can take the knight on d6\.$/,
    )
  })
})

test.each(roster.map(({ id }) => id))(
  '%s keeps the words of the search out of what is read first',
  async (id) => {
    const entry = findPlayer(id)!
    const settings: Settings = entry.settings.depth
      ? { depth: 2 }
      : entry.settings.level
        ? { level: '2' }
        : {}
    for (const fen of [start, fork, scholarsMate]) {
      const { headline, aside } = await ask(id, settings, fen)
      expect(headline + aside).not.toMatch(
        /alpha|beta|α|β|\bLOS\b|\bLLR\b|fitness|[Hh]it count|half-move|nodes|material as it is/,
      )
    }
  },
)
