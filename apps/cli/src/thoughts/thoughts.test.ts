import { createLocalPlayer, roster, type Thought } from '@rookery/players'
import {
  Line,
  type Move,
  makeSan,
  minichess,
  parseMove,
  parsePosition,
  startPosition,
  unwrap,
  type Variant,
  variantById,
} from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { describeThought, makeScore, makeTable } from './index.ts'

const never = new AbortController().signal

async function think(id: string, line: Line, settings = {}) {
  const player = await createLocalPlayer(id, settings, 1)
  const { thought } = await player.think(line, {}, () => {}, never)
  return thought
}

function lineFrom(fen: string, variant?: Variant): Line {
  const position = parsePosition(fen, variant)
  if (!position.ok) throw new Error(fen)
  return Line.from(position.value)
}

test('a mate that Wren sees is told as a mate, wherever it is told', async () => {
  const line = lineFrom('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
  const { position } = line
  const { score, reason, counts, lines } = describeThought(await think('wren', line, { depth: 2 }), position)
  expect(makeScore(score!, position.turn)).toBe('mate in 1')
  expect(counts[0]).toEqual(['Advantage', 'mate in 1'])
  expect(lines).toContain('By alpha-beta: mate in 1.')
  expect([reason, ...lines, ...counts.map(([, value]) => value)].join('\n')).not.toMatch(/[12]\d{6}|9\d{5}/)
})

describe.each(roster)("$name's thought in words", ({ id, variants, settings }) => {
  test('has a reason, counts and lines in every variant it plays', async () => {
    const shallow = settings.depth ? { depth: 2 } : {}
    for (const variant of variants) {
      const line = Line.from(startPosition(variantById(variant)))
      const { reason, counts, lines } = describeThought(await think(id, line, shallow), line.position)
      expect(reason).not.toBe('')
      expect(counts.length).toBeGreaterThan(1)
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|Infinity/)
    }
  })
})

test('Magpie tells its ranking, each chain with its scores, and what it passed over', async () => {
  const { position } = lineFrom('3qk3/8/5n2/3p4/4P3/2N5/8/3QK3 w - - 0 1')
  const move = (text: string, at = position): Move => {
    const parsed = parseMove(at, text)
    if (!parsed.ok) throw new Error(text)
    return parsed.value
  }
  const after = position.play(move('exd5'))
  const thought: Thought = {
    kind: 'magpie',
    boldness: 1000,
    inCheck: false,
    order: [],
    ranking: [
      {
        move: move('exd5'),
        considered: 0,
        verdict: 'plays',
        taken: 1,
        crowned: 0,
        chain: [
          {
            kind: 'takes',
            move: move('Nxd5', after),
            role: 'knight',
            taken: 'pawn',
            exposing: false,
            exposed: false,
            score: -1,
          },
        ],
        exposing: false,
        exposed: false,
        score: 0,
      },
      {
        move: move('Ke2'),
        considered: 1,
        verdict: 'plays',
        taken: 0,
        crowned: 0,
        chain: [],
        exposing: false,
        exposed: false,
        score: 0,
      },
    ],
    history: { own: [], theirs: [move('Ke2')] },
    passedOver: [move('exd5')],
    choice: move('Ke2'),
  }
  expect(describeThought(thought, position)).toEqual({
    score: { value: 0, side: 'white' },
    reason: 'nobody can take it there',
    counts: [
      ['Score', '0'],
      ['Moves ranked', 2],
      ['Captures predicted', 0],
    ],
    lines: [
      'Every move, best first:',
      '1.  exd5  0  takes (+1); Nxd5 takes (-1); passed over, it repeats A-B-A-B',
      '2.  Ke2   0  nobody can take it there',
      "Its last moves: none; the other side's: e1e2.",
    ],
  })
})

describe('Parrot', () => {
  const { position } = lineFrom('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
  const move = (text: string): Move => unwrap(parseMove(position, text))
  const known = { kind: 'parrot', board: '4k3/8/8/8/8/8/8/4K3 w - -', seen: 3 } as const
  const moves = [
    {
      move: move('Kd1'),
      san: 'Kd1',
      row: { defensive: -36, offensive: 39, counter: 2 },
      worth: 3,
      bonus: 0,
      shifted: 4,
      fitness: 16,
      slice: [0, 16] as const,
    },
    {
      move: move('Kd2'),
      san: 'Kd2',
      row: { defensive: -39, offensive: 39, counter: 1 },
      worth: 0,
      bonus: 0,
      shifted: 1,
      fitness: 1,
      slice: [16, 17] as const,
    },
  ]

  test('tells its rows, their fitness, the wheel and the number it drew', () => {
    const wheel = { total: 17, drawn: 12.345 }
    const thought: Thought = { ...known, exploration: 0, moves, wheel, fallback: null, choice: move('Kd1') }
    expect(describeThought(thought, position)).toEqual({
      score: { value: 3, side: 'white' },
      reason: 'repeats a move seen 2 times, worth +3: 94.1% of its wheel',
      counts: [
        ['Worth', '+3'],
        ['Seen', 2],
        ['Chance', '94.1%'],
      ],
      lines: [
        'It knows 2 of 5 moves here, from 3 times. Worth is defensive + offensive; fitness is its square, once the least is 1.',
        '  Move  defensive  offensive  seen  worth  shifted  fitness  chance  slice',
        '  Kd1   -36        +39        2     +3     4        16       94.1%   0 to 16',
        '  Kd2   -39        +39        1     0      1        1        5.9%    16 to 17',
        'It drew 12.35 below 17, which fell on Kd1.',
      ],
    })
  })

  test('says that it knows nothing, and tells who thought instead', () => {
    const borrowed: Thought = { kind: 'fledgling', moves: [move('Kd1')], drawn: 0, choice: move('Kd1') }
    const fallback = { player: 'fledgling', thought: borrowed }
    const thought: Thought = {
      ...known,
      seen: 0,
      exploration: 0,
      moves: [],
      wheel: null,
      fallback,
      choice: move('Kd1'),
    }
    expect(describeThought(thought, position)).toMatchObject({
      reason: 'knows nothing here, so Fledgling thought for it: drew number 1 of 1 moves',
      lines: [
        'It knows nothing here, and leaves the choice to Fledgling.',
        "Fledgling's thought:",
        'It drew number 1 of 1 moves:',
        'Kd1',
      ],
    })
  })
})

test('a mind that searches tells the line it expects and the terms at its end', async () => {
  const line = lineFrom('4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1')
  const thought = await think('heron', line, { depth: 1 })
  const { score, reason, lines } = describeThought(thought, line.position)
  expect(score).toEqual({ value: 100, side: 'white' })
  expect(reason).toBe('expects exd5: material +100')
  expect(lines.find((text) => text.includes('exd5'))).toMatch(/^ {2}exd5 +\+100 +1 nodes$/)
})

test.each(['owl', 'heron', 'kestrel'])(
  '%s tells the hunt for a bare king as a term of its own',
  async (id) => {
    const line = lineFrom('8/8/8/3k4/8/8/8/Q6K w - - 0 1')
    const { reason, lines } = describeThought(await think(id, line, { depth: 2 }), line.position)
    expect(reason).toMatch(/, bare king \+\d+$/)
    expect(lines.some((text) => /^ {2}bare king +\+\d+$/.test(text))).toBe(true)
  },
)

test.each([
  ['k4/5/5/5/R4/4K w - - 0 1', 'mate in 1'],
  ['k4/5/5/1p3/P4/4K b - - 0 25', 'win on count in 1'],
])('a mind that searches tells %s as %s', async (fen, told) => {
  const line = lineFrom(fen, minichess)
  for (const id of ['heron', 'kestrel', 'wren']) {
    const thought = await think(id, line, { depth: 1 })
    expect(describeThought(thought, line.position).decided).toBe(told)
  }
})

test('a mind that searches lists values before bounds', async () => {
  const line = lineFrom('r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3')
  const { lines } = describeThought(await think('kestrel', line, { depth: 3 }), line.position)
  const moves = lines
    .slice(lines.indexOf('Its moves, best first:') + 1)
    .filter((text) => / nodes$/.test(text))
  const firstBound = moves.findIndex((text) => text.includes('at least'))
  expect(firstBound).toBeGreaterThan(0)
  expect(moves.slice(firstBound).every((text) => text.includes('at least'))).toBe(true)
})

test('Kestrel counts what its document prints, from the side of White', async () => {
  const line = lineFrom('4k3/8/8/3r4/4P3/8/8/4K3 b - - 0 1')
  const { score, counts } = describeThought(await think('kestrel', line), line.position)
  expect(counts.map(([label]) => label)).toEqual(['Evaluation', 'Hit count', 'Branches searched'])
  expect(score?.side).toBe('white')
  expect(makeScore(score!, 'black')).toBe(`${counts[0]![1]} for white`)
})

test('an interrupted thought says so', () => {
  const position = startPosition()
  const [choice] = position.legalMoves()
  const text = describeThought({ kind: 'interrupted', moves: [choice!], choice: choice! }, position)
  expect(text).toMatchObject({ reason: 'was stopped before it had an idea', counts: [] })
})

test('Fledgling tells what it drew', async () => {
  const line = Line.from(startPosition())
  const thought = await think('fledgling', line)
  const { reason, lines } = describeThought(thought, line.position)
  const [, drawn] = /^drew number (\d+) of 20 moves$/.exec(reason) ?? []
  expect(lines[1]?.split(' ')[Number(drawn) - 1]).toBe(makeSan(line.position, thought.choice))
})

test('a table is as wide as it must be', () => {
  expect(
    makeTable([
      ['a', 'bb', 'c'],
      ['aaa', '', 'c'],
    ]),
  ).toEqual(['a    bb  c', 'aaa      c'])
})
