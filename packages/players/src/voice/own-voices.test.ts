import { Line, type Move, makeSan, parseMove, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import type { MagpieThought } from '../magpie/thought.ts'
import type { ParrotThought } from '../parrot/thought.ts'
import type { RavenThought } from '../raven/thought.ts'
import { backRank, lineFrom, tell, think, voiceOf } from '../testing/tell.ts'
import type { Thought } from '../thought.ts'

test('Magpie tells its ranking, each chain with its scores, and what it passed over', async () => {
  const { position } = lineFrom('3qk3/8/5n2/3p4/4P3/2N5/8/3QK3 w - - 0 1')
  const move = (text: string, at = position): Move => unwrap(parseMove(at, text))
  const after = position.play(move('exd5'))
  const quiet = { taken: 0, promoted: 0, chain: [], exposing: false, exposed: false, score: 0 }
  const thought: MagpieThought = {
    kind: 'magpie',
    choice: move('Ke2'),
    line: [move('Ke2')],
    weighed: [],
    details: {
      boldness: 1000,
      inCheck: false,
      order: [],
      ranking: [
        {
          ...quiet,
          move: move('exd5'),
          considered: 0,
          verdict: 'plays',
          taken: 1,
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
        },
        { ...quiet, move: move('Ke2'), considered: 1, verdict: 'plays' },
      ],
      history: { own: [], theirs: [move('Ke2')] },
      passedOver: [move('exd5')],
    },
  }
  const voice = await voiceOf('magpie')
  expect(voice.reason(thought, position)).toBe('nobody attacks the king on e2')
  expect(voice.counts(thought, position)).toEqual([
    ['Score', '0 points'],
    ['Moves ranked', '2'],
    ['Captures predicted', '0'],
  ])
  expect(voice.lines(thought, position)).toEqual([
    'Every move, best first:',
    '1.  exd5  0  takes (+1); Nxd5 takes (−1); passed over, it repeats A-B-A-B',
    '2.  Ke2   0  nobody can take it there',
    "Its last moves: none; the other side's: e1e2.",
  ])
})

describe('Parrot', () => {
  const { position } = lineFrom('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
  const move = (text: string): Move => unwrap(parseMove(position, text))
  const known = { board: '4k3/8/8/8/8/8/8/4K3 w - -', seen: 3, exploration: 0 }
  const common = { kind: 'parrot', choice: move('Kd1'), line: [move('Kd1')], weighed: [] } as const
  const row = (
    san: string,
    defensive: number,
    counter: number,
    worth: number,
    fitness: number,
    from: number,
  ) => ({
    move: move(san),
    san,
    row: { defensive, offensive: 39, counter },
    worth,
    bonus: 0,
    shifted: Math.sqrt(fitness),
    fitness,
    slice: [from, from + fitness] as const,
  })
  const moves = [row('Kd1', -36, 2, 3, 16, 0), row('Kd2', -39, 1, 0, 1, 16)]

  test('tells its rows, their fitness, the wheel and the number it drew', async () => {
    const wheel = { total: 17, drawn: 12.345 }
    const thought: ParrotThought = { ...common, details: { ...known, moves, wheel, fallback: null } }
    const voice = await voiceOf('parrot')
    expect(voice.reason(thought, position)).toBe(
      'it has seen it 2 times, worth +3 on average against 0 for Kd2; it had 94% of the wheel',
    )
    expect(voice.counts(thought, position)).toEqual([
      ['Worth', '+3'],
      ['Seen', '2'],
      ['Chance', '94.1%'],
    ])
    expect(voice.lines(thought, position)).toEqual([
      'It knows 2 of 5 moves here, seen 3 times.',
      '  Move  defensive  offensive  seen  worth  shifted  fitness  chance  slice',
      '  Kd1   −36        +39        2     +3     4        16       94.1%   0 to 16',
      '  Kd2   −39        +39        1     0      1        1        5.9%    16 to 17',
      'Worth is defensive + offensive; fitness, the width of a move’s slice, is its square, once the least is 1.',
      'It drew 12.35 below 17, which fell on Kd1.',
    ])
  })

  test.each([
    [
      'as much as another',
      [row('Kd1', -39, 2, 0, 1, 0), row('Kd2', -39, 1, 0, 1, 1)],
      'it has seen it 2 times, and no other move that it knows here is worth more to it; it had 50% of the wheel',
    ],
    ['nothing', [row('Kd1', -39, 2, 0, 1, 0)], 'it has seen it 2 times; it is the only move it knows here'],
  ])('gives no number as a reason for a move that is worth %s', async (_, moves, said) => {
    const wheel = { total: moves.length, drawn: 0 }
    const thought: ParrotThought = { ...common, details: { ...known, moves, wheel, fallback: null } }
    expect((await voiceOf('parrot')).reason(thought, position)).toBe(said)
  })

  test('says that it knows nothing, and tells who thought instead', async () => {
    const borrowed: Thought = {
      ...common,
      kind: 'fledgling',
      details: { moves: [move('Kd1'), move('Kd2')], drawn: 0 },
    }
    const fallback = { player: 'fledgling', thought: borrowed }
    const details = { ...known, seen: 0, moves: [], wheel: null, fallback }
    const thought: ParrotThought = { ...common, details }
    const voice = await voiceOf('parrot')
    expect(voice.reason(thought, position)).toBe(
      'it knows nothing here, so Fledgling thought for it: it drew number 1 of 2 legal moves',
    )
    expect(voice.lines(thought, position)).toEqual([
      'It knows nothing here, and leaves the choice to Fledgling.',
      "Fledgling's thought:",
      'It drew number 1 of 2 moves:',
      'Kd1 Kd2',
    ])
    expect(voice.headline(thought, position)).toBe(
      'Parrot knows nothing here, so Fledgling thought for it. Fledgling plays Kd1: it drew number 1 of 2 legal moves.',
    )
  })
})

test('Fledgling tells what it drew', async () => {
  const line = Line.from(startPosition())
  const thought = await think('fledgling', line)
  const voice = await voiceOf('fledgling')
  const [, drawn] =
    /^it drew number (\d+) of 20 legal moves$/.exec(voice.reason(thought, line.position)) ?? []
  const [, list] = voice.lines(thought, line.position)
  expect(list?.split(' ')[Number(drawn) - 1]).toBe(makeSan(line.position, thought.choice))
})

describe('the headline of Raven', () => {
  test('tells a mate and its line', async () => {
    expect((await tell('raven', { level: '10' }, backRank)).headline).toBe('Raven plays Ra8#: it is mate.')
  })

  test('says on a level how it drew', async () => {
    const { thought, position, voice } = await tell('raven', { level: '5' })
    expect(voice.aside(thought, position)).toMatch(/On level 5 it drew among \d+ moves/)
    const { slip: _, ...full } = (thought as RavenThought).details
    expect(voice.aside({ ...thought, details: full }, position) ?? '').not.toContain('On level')
  })
})
