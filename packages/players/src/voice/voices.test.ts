import {
  type Color,
  Line,
  type Move,
  makeSan,
  makeSans,
  minichess,
  parseMove,
  parsePosition,
  startPosition,
  unwrap,
  type Variant,
  variantById,
} from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import type { MagpieThought } from '../magpie/thought.ts'
import type { ParrotThought } from '../parrot/thought.ts'
import type { Limits } from '../player.ts'
import type { RavenThought } from '../raven/thought.ts'
import { findPlayer, roster } from '../roster.ts'
import { makePawns, makeScore } from '../score/index.ts'
import type { SearchThought } from '../search/index.ts'
import type { Settings } from '../settings.ts'
import { loadVoice, loadVoiceOf, voiceFor } from '../speak.ts'
import { interruptedThought, type Thought, type WeighedMove } from '../thought.ts'
import { compareNumbers, makeWeighed } from './index.ts'

const never = new AbortController().signal

async function think(id: string, line: Line, settings: Settings = {}, limits: Limits = {}): Promise<Thought> {
  const player = await createLocalPlayer(id, settings, 1)
  try {
    return (await player.think(line, limits, () => {}, never)).thought
  } finally {
    await player.dispose()
  }
}

const lineFrom = (fen: string, variant?: Variant): Line => Line.from(unwrap(parsePosition(fen, variant)))

const voiceOf = (id: string) => loadVoice(findPlayer(id)!)

const scoreText = ({ score }: Thought, side: Color) => score && makeScore(score, side)

describe.each(roster)("$name's voice", ({ id, name, variants, settings, loadVoice: loadOwn }) => {
  const usual: Settings = settings.depth ? { depth: 2 } : settings.level ? { level: '2' } : {}

  test('tells every thought on every board it plays, from its numbers', async () => {
    const voice = await voiceOf(id)
    for (const variant of variants) {
      const { position, ...line } = {
        line: Line.from(startPosition(variantById(variant))),
        position: startPosition(variantById(variant)),
      }
      const thought = await think(id, line.line, usual)
      expect(voice.headline(thought, position)).toMatch(new RegExp(`^${name} .*\\.$`))
      expect(voice.reason(thought, position)).not.toBe('')
      // In plain words a mind tells no more than its thoughts have, which may be the choice alone.
      if (loadOwn) {
        expect(voice.counts(thought, position).length).toBeGreaterThan(1)
        expect(voice.lines(thought, position).length).toBeGreaterThan(0)
        expect(voice.answer(thought, position).facts.length).toBeGreaterThan(1)
      }
      const words = [
        voice.aside(thought, position),
        voice.units(thought, position),
        ...voice.lines(thought, position),
        ...voice.numbers(thought, position).flat(),
      ]
      expect(words.join('\n')).not.toMatch(/NaN|\[object|Infinity/)
    }
  })

  test('has a common part that is whole: the line begins with the choice, and the best weighed move leads', async () => {
    const line = Line.from(startPosition())
    const { choice, line: expected, weighed, score } = await think(id, line, usual)
    expect(expected[0]).toBe(choice)
    expect(expected.reduce((reached, move) => reached.play(move), line).moves).toEqual(expected)
    if (weighed.length > 0) expect(weighed.map(({ move }) => move)).toContain(choice)
    if (weighed.length > 0 && weighed[0]!.chance === undefined) expect(weighed[0]!.move).toBe(choice)
    if (weighed.length > 0) expect(weighed.find(({ move }) => move === choice)?.score).toEqual(score)
  })

  test('says something about a move that it did not choose', async () => {
    const voice = await voiceOf(id)
    const line = Line.from(startPosition())
    const chosen = await think(id, line, usual)
    const move = line.position.legalMoves().find((each) => each !== chosen.choice)!
    const limits = { ...voice.limits(chosen), rootMoves: [move] }
    const asked = await think(id, line, usual, limits)
    const said = voice.compare(chosen, asked, line.position, move)
    expect(said).toMatch(new RegExp(`^${name} .*\\.$`))
    expect(said + JSON.stringify(compareNumbers(voice, chosen, asked, line.position))).not.toMatch(
      /NaN|undefined/,
    )
    expect(voice.compare(chosen, interruptedThought([move]), line.position, move)).toBe(
      `${name} had no answer.`,
    )
  })
})

test('every mind tells the same lead in pawns from the side that is asked about, or says that it cannot', async () => {
  const line = lineFrom('4k3/8/8/3r4/4P3/8/8/Q3K3 w - - 0 1')
  for (const id of ['owl', 'heron', 'kestrel', 'wren', 'raven']) {
    const thought = await think(id, line, id === 'raven' ? {} : { depth: 1 }, { nodes: 20_000 })
    expect([id, scoreText(thought, 'white')]).toEqual([
      id,
      expect.stringMatching(/^\+\d+\.\d\d$|^mate in \d+$/),
    ])
    expect(scoreText(thought, 'black')).toMatch(/^−\d+\.\d\d$|^mated in \d+$/)
  }
  const magpie = await think('magpie', line)
  expect(scoreText(magpie, 'white')).toBe('+1,000 points')
  expect((await voiceOf('magpie')).units(magpie, line.position)).toContain('cannot be converted to pawns')
})

test('a mate that Wren sees is told as a mate, wherever it is told', async () => {
  const line = lineFrom('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
  const { position } = line
  const voice = await voiceOf('wren')
  const thought = await think('wren', line, { depth: 2 })
  const counts = voice.counts(thought, position)
  const lines = voice.lines(thought, position)
  expect(scoreText(thought, position.turn)).toBe('mate in 1')
  expect(counts[0]).toEqual(['Score', 'mate in 1'])
  expect(lines).toContain('By alpha-beta: mate in 1.')
  expect(voice.headline(thought, position)).toMatch(/^Wren plays Ra8#: it is mate\.$/)
  expect([...lines, ...counts.flat()].join('\n')).not.toMatch(/[12],?\d{3},?\d{3}/)
})

test.each([
  ['k4/5/5/5/R4/4K w - - 0 1', 'mate in 1'],
  ['k4/5/5/1p3/P4/4K b - - 0 25', 'win on count in 1'],
])('a mind that searches tells %s as %s', async (fen, told) => {
  const line = lineFrom(fen, minichess)
  for (const id of ['heron', 'kestrel', 'wren'])
    expect(scoreText(await think(id, line, { depth: 1 }), line.position.turn)).toBe(told)
})

test('a mind that searches tells the line it expects and the terms at its end', async () => {
  const line = lineFrom('4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1')
  const thought = await think('heron', line, { depth: 1 })
  const voice = await voiceOf('heron')
  expect(thought.score).toEqual({ value: 100, side: 'white', unit: 'hundredths of a pawn', pawns: 1 })
  expect(voice.aside(thought, line.position)).toBeUndefined()
  expect(voice.lines(thought, line.position).find((text) => text.startsWith('  exd5'))).toMatch(
    /^ {2}exd5 +\+1\.00 +1 node$/,
  )
})

test('Wren tells how its score follows from the terms at the end of its line', async () => {
  const line = Line.from(startPosition(minichess))
  const thought = await think('wren', line, { depth: 2 })
  const lines = (await voiceOf('wren')).lines(thought, line.position)
  const numberIn = (text: string) => Number(/\S+$/.exec(text)![0].replace('−', '-').replace(',', ''))
  const from = lines.findIndex((text) => text.startsWith('The score is that of')) + 1
  const to = lines.findIndex((text) => text.trim().startsWith('together'))
  const terms = lines.slice(from, to).map(numberIn)
  expect(terms.length).toBeGreaterThan(1)
  expect(terms.reduce((sum, value) => sum + value, 0)).toBe(numberIn(lines[to]!))
  expect(lines[0]).toMatch(/^By alpha-beta; ahead of a draw by .+ points of state value against a draw\)\.$/)
})

test('Wren tells its terms in its own unit, which it names, and their sum in pawns too', async () => {
  const line = Line.from(startPosition(minichess))
  const thought = await think('wren', line, { depth: 2 })
  const voice = await voiceOf('wren')
  const lines = voice.lines(thought, line.position)
  const sans = makeSans(line.position, thought.line).join(' ')
  expect(lines).toContain(`The score is that of the position after ${sans}, in points of state value:`)
  expect(lines.find((text) => text.startsWith('  own pieces'))).toMatch(/ \+10,255$/)
  expect(lines.find((text) => text.includes('together'))).toMatch(/together, [+−]?\d\.\d\d in pawns /)
  expect(lines.join('\n')).not.toContain('/')
  expect(Object.fromEntries(voice.numbers(thought, line.position))['own pieces at the end']).toBe(
    '+10,255 points of state value',
  )
})

test.each(['owl', 'heron', 'kestrel'])(
  '%s tells the hunt for a bare king as a term of its own',
  async (id) => {
    const line = lineFrom('8/8/8/3k4/8/8/8/Q6K w - - 0 1')
    const thought = await think(id, line, { depth: 2 })
    const voice = await voiceOf(id)
    expect(voice.terms['bare king']).toBeDefined()
    expect(
      voice.lines(thought, line.position).some((text) => /^ {2}bare king +\+\d+\.\d\d$/.test(text)),
    ).toBe(true)
  },
)

test.each(['owl', 'heron', 'kestrel', 'wren'])(
  '%s tells its terms and its tree in pawns from its own side, as it tells its score',
  async (id) => {
    for (const fen of [
      'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
      'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
    ]) {
      const { position } = lineFrom(fen)
      const thought = (await think(id, lineFrom(fen), { depth: 2 })) as SearchThought
      const { leaf, tree } = thought.details
      const voice = await voiceOf(id)
      const told = makeScore(thought.score!, position.turn)
      const sum = voice.pawnTerms(leaf, thought, position).reduce((sum, { value }) => sum + value, 0)
      expect(makePawns(sum)).toBe(told)
      expect(voice.lines(thought, position).find((text) => text.includes('together'))).toContain(told)
      expect(makeScore(voice.treeScore(tree.value[0]!, thought, position), position.turn)).toBe(told)
    }
  },
)

test('a mind that searches lists values before bounds, each from the side to move', async () => {
  const line = lineFrom('r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3')
  const lines = (await voiceOf('kestrel')).lines(await think('kestrel', line, { depth: 3 }), line.position)
  const moves = lines
    .slice(lines.indexOf('Its moves, best first:') + 1)
    .filter((text) => / nodes$/.test(text))
  const firstBound = moves.findIndex((text) => text.includes('≤'))
  expect(firstBound).toBeGreaterThan(0)
  expect(moves.slice(firstBound).every((text) => text.includes('≤'))).toBe(true)
})

test('Kestrel counts what Scoria prints, from the side of White', async () => {
  const line = lineFrom('4k3/8/8/3r4/4P3/8/8/4K3 b - - 0 1')
  const thought = await think('kestrel', line)
  const counts = (await voiceOf('kestrel')).counts(thought, line.position)
  expect(counts.map(([label]) => label)).toEqual(['Evaluation', 'Hit count', 'Branches searched'])
  expect(thought.score?.side).toBe('white')
  expect(counts[0]![1]).toMatch(/^\+13\.43 \(−1,343 hundredths for White\)$/)
  expect(scoreText(thought, 'black')).toMatch(/^\+/)
})

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
  expect(voice.reason(thought, position)).toBe('nobody can take the king there')
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
      'It knows 2 of 5 moves here, from 3 times. Worth is defensive + offensive; fitness, the width of a move’s slice, is its square, once the least is 1.',
      '  Move  defensive  offensive  seen  worth  shifted  fitness  chance  slice',
      '  Kd1   −36        +39        2     +3     4        16       94.1%   0 to 16',
      '  Kd2   −39        +39        1     0      1        1        5.9%    16 to 17',
      'It drew 12.35 below 17, which fell on Kd1.',
    ])
  })

  test('says that it knows nothing, and tells who thought instead', async () => {
    const borrowed: Thought = { ...common, kind: 'fledgling', details: { moves: [move('Kd1')], drawn: 0 } }
    const fallback = { player: 'fledgling', thought: borrowed }
    const details = { ...known, seen: 0, moves: [], wheel: null, fallback }
    const thought: ParrotThought = { ...common, details }
    const voice = await voiceOf('parrot')
    expect(voice.reason(thought, position)).toBe(
      'it knows nothing here, so Fledgling thought for it: it is the only legal move',
    )
    expect(voice.lines(thought, position)).toEqual([
      'It knows nothing here, and leaves the choice to Fledgling.',
      "Fledgling's thought:",
      'It drew number 1 of 1 moves:',
      'Kd1',
    ])
    expect(voice.headline(thought, position)).toBe(
      'Parrot knows nothing here, so Fledgling thought for it. Fledgling plays Kd1: it is the only legal move.',
    )
  })
})

test('an interrupted thought says so', async () => {
  const position = startPosition()
  const thought = interruptedThought(position.legalMoves())
  const voice = await loadVoiceOf(thought)
  expect(voice.reason(thought, position)).toBe('was stopped before it had an idea')
  expect(voice.counts(thought, position)).toEqual([])
  const own = voiceFor(await voiceOf('owl'), findPlayer('owl')!, thought)
  expect(own.headline(thought, position)).toMatch(/^Owl was stopped .* first of 20 legal moves was played: /)
  expect(own.compare(thought, thought, position, thought.choice)).toContain('compared nothing')
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

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
const backRank = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'

async function tell(id: string, settings: Settings, fen?: string) {
  const line = fen === undefined ? Line.from(startPosition()) : lineFrom(fen)
  const { position } = line
  const thought = await think(id, line, settings)
  const voice = await voiceOf(id)
  return { thought, position, voice, headline: voice.headline(thought, position) }
}

describe('the headline of a searcher', () => {
  test('tells no number of the search, and is followed by the line it expects', async () => {
    const { thought, position, headline, voice } = await tell('owl', { depth: 3 })
    const [first, ...answers] = makeSans(position, thought.line)
    expect(answers.length).toBeGreaterThanOrEqual(2)
    expect(headline).toBe(`Owl plays ${first}: the pawn goes to the centre.`)
    expect(voice.aside(thought, position)).toBe(`It expects ${answers.join(' ')}.`)
  })

  test('expects nothing after a single half-move', async () => {
    const { thought, position, voice } = await tell('owl', { depth: 1 })
    expect(voice.aside(thought, position)).toBeUndefined()
  })

  test('says where its numbers are another’s', async () => {
    const { thought, position, voice } = await tell('kestrel', { depth: 2 }, afterE4)
    expect(voice.units(thought, position)).toBe(
      'Scores are in pawns from Kestrel’s side, in its tree and its terms too; by itself it counts from the other side.',
    )
  })

  test('tells a mate that Wren sees as a mate, in its list and its tree too', async () => {
    const { thought, position, voice } = await tell('wren', { depth: 2 }, backRank)
    expect(voice.answer(thought, position).rows[0]?.text).toBe('mate in 1')
    const { value } = (thought as SearchThought).details
    expect(makeScore(voice.treeScore(value, thought, position), 'white')).toBe('mate in 1')
  })

  test.each([
    ['won', backRank, 'Owl plays Ra8#: it is mate.'],
    [
      'lost',
      '7k/R7/1R6/8/8/8/8/4K3 b - - 0 1',
      'Owl plays Kg8: it is the only legal move; it is mated in 1 move, and can only put it off.',
    ],
  ])('tells a game that is %s', async (_, fen, headline) => {
    expect((await tell('owl', { depth: 2 }, fen)).headline).toBe(headline)
  })

  test('is followed by the lot among equals, or that there was no choice', async () => {
    const { thought, position, voice } = await tell('heron', { depth: 1 })
    const { drawn } = (thought as SearchThought).details
    expect(voice.aside(thought, position)).toBe(`It drew number ${drawn + 1} of 20 moves of equal worth.`)
    const only = await tell('owl', { depth: 2 }, '7k/R7/1R6/8/8/8/8/4K3 b - - 0 1')
    expect(only.voice.aside(only.thought, only.position)).toMatch(/It was the only move to choose from\.$/)
  })
})

describe('the moves a searcher weighed', () => {
  test.each(['owl', 'kestrel'])('begin with the choice of %s', async (id) => {
    const { thought, position } = await tell(id, { depth: 2 }, afterE4)
    expect(thought.weighed).toHaveLength(position.legalMoves().length)
    expect(thought.weighed[0]!.move).toBe(thought.choice)
  })

  test('tell a bound from an exact value by a sign, from the side that is asked about', () => {
    const weighed = (value: number, bound?: 'at least' | 'at most'): WeighedMove => ({
      move: 0 as Move,
      score: { side: 'white', value, unit: 'hundredths of a pawn', pawns: value / 100 },
      ...(bound && { bound }),
    })
    expect(makeWeighed(weighed(35), 'white')).toBe('+0.35')
    expect(makeWeighed(weighed(-1200, 'at most'), 'white')).toBe('≤ −12.00')
    expect(makeWeighed(weighed(0, 'at least'), 'white')).toBe('≥ 0.00')
    expect(makeWeighed(weighed(20, 'at least'), 'black')).toBe('≤ −0.20')
    expect(makeWeighed({ ...weighed(20), chance: 0.34 }, 'white')).toBe('34% · +0.20')
  })
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

describe('why not my move', () => {
  async function ask(id: string, settings: Settings, san: string, fen?: string) {
    const line = fen === undefined ? Line.from(startPosition()) : lineFrom(fen)
    const { position } = line
    const move = unwrap(parseMove(position, san))
    const voice = await voiceOf(id)
    const chosen = await think(id, line, settings)
    const asked = await think(id, line, settings, { ...voice.limits(chosen), rootMoves: [move] })
    const sentence = voice.compare(chosen, asked, position, move)
    return { chosen, asked, position, voice, sentence, rows: compareNumbers(voice, chosen, asked, position) }
  }
  const knight = '4k3/p7/8/3n4/8/8/P7/3RK3 w - - 0 1'
  const bareKnight = '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1'

  test('is answered by a searcher with the difference and with what it fears', async () => {
    const { chosen, asked, sentence } = await ask('owl', { depth: 2 }, 'Kf1', knight)
    const loss = (chosen.score!.pawns! - asked.score!.pawns!).toFixed(2)
    expect(sentence).toBe(
      `Owl gives Kf1 ${scoreText(asked, 'white')}, ${loss} pawns worse than Rxd5 with ${scoreText(chosen, 'white')}: it fears that after Ke1 the rook on d1 falls.`,
    )
  })

  test('is told from the side of the mover where values are White’s', async () => {
    const fen = '3rk3/p7/8/8/3N4/8/P7/4K3 b - - 0 1'
    const { chosen, asked, sentence } = await ask('kestrel', { depth: 2 }, 'Kf8', fen)
    const loss = asked.score!.pawns! - chosen.score!.pawns!
    expect(loss).toBeGreaterThan(0)
    expect(sentence).toContain(`${loss.toFixed(2)} pawns worse than Rxd4`)
  })

  test('tells of a mate that the move allows', async () => {
    const { sentence } = await ask('owl', { depth: 2 }, 'a6', '6k1/p4ppp/8/8/8/8/8/3RK3 b - - 0 1')
    expect(sentence).toMatch(/^After a6 Owl sees the game lost: a6 Rd8#\. It gives \S+ /)
  })

  test('is answered by Magpie with the chain of the move', async () => {
    const { sentence } = await ask('magpie', {}, 'Kf1', bareKnight)
    expect(sentence).toBe(
      'Magpie scores Kf1 0 points, 3 less than Rxd5 with +3: nobody can take the king there.',
    )
  })

  test('is answered by Raven in pawns', async () => {
    const { sentence } = await ask('raven', { level: '6' }, 'Kf1', bareKnight)
    expect(sentence).toMatch(
      /^Raven gives Kf1 [+−]\d+\.\d\d.+: it fears that after \S+ the rook on d1 falls\.$/,
    )
  })

  test('has no number where there was only a lot', async () => {
    const { sentence, rows } = await ask('fledgling', {}, 'e4')
    expect(sentence).toContain('each of 20 moves had the same chance')
    expect(rows).toEqual([])
  })

  test('puts numbers of the same names side by side, the terms at the end of both lines among them', async () => {
    const { chosen, asked, rows } = await ask('owl', { depth: 2 }, 'Kf1', knight)
    expect(rows.map(({ name }) => name)).toEqual([
      'score',
      'expected line',
      'looked ahead',
      'nodes',
      'material at the end',
      'squares at the end',
    ])
    expect(rows[0]).toEqual({
      name: 'score',
      chosen: scoreText(chosen, 'white'),
      asked: scoreText(asked, 'white'),
    })
  })
})

test.each(['owl', 'kestrel', 'wren', 'raven'])(
  '%s tells every number from the side that is asked for',
  async (id) => {
    const line = Line.from(startPosition()).play(unwrap(parseMove(startPosition(), 'e4')))
    const { position } = line
    const voice = await voiceOf(id)
    const thought = await think(id, line, id === 'raven' ? { level: '4' } : { depth: 2 })
    const answer = voice.answer(thought, position, 'white')
    const own = voice.answer(thought, position)
    expect(own.rows.length).toBeGreaterThan(0)
    expect(answer.rows.map(({ text }) => text.split(' ').at(-1))).toEqual(
      thought.weighed.map(({ score }) => makeScore(score!, 'white')),
    )
    expect(own.rows.map(({ text }) => text.split(' ').at(-1))).toEqual(
      thought.weighed.map(({ score }) => makeScore(score!, 'black')),
    )
    const score = makeScore(thought.score!, 'white')
    expect(voice.numbers(thought, position, 'white')[0]![1]).toContain(score)
    expect(voice.compare(thought, thought, position, thought.choice, 'white')).toContain(score)
    const told = voice.lines(thought, position, 'white').join('\n')
    expect(told).toContain(
      makePawns(thought.score!.side === 'white' ? thought.score!.pawns! : 0 - thought.score!.pawns!),
    )
  },
)
