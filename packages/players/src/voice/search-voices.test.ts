import { Line, type Move, makeSans, minichess, startPosition } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import type { Limits } from '../player.ts'
import { makePawns, makeScore } from '../score/index.ts'
import type { SearchThought } from '../search/index.ts'
import { backRank, lineFrom, scoreText, tell, think, voiceOf } from '../testing/tell.ts'
import type { WeighedMove } from '../thought.ts'
import { makeWeighed } from './index.ts'

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

test('a mate that Wren sees is told as a mate, wherever it is told', async () => {
  const line = lineFrom('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
  const { position } = line
  const voice = await voiceOf('wren')
  const thought = await think('wren', line, { depth: 2 })
  const counts = voice.counts(thought, position)
  const lines = voice.lines(thought, position)
  expect(scoreText(thought, position.turn)).toBe('mate in 1')
  expect(counts[0]).toEqual(['Score', 'mate in 1'])
  expect(lines).toContain('By alpha-beta (it leaves out branches that cannot change the choice): mate in 1.')
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

test.each([
  ['5/5/2k2/5/2K2/R4 w - - 0 24', 'wins on count in 2 moves'],
  ['5/5/2k2/5/2K2/R4 b - - 0 24', 'loses on count in 2 moves'],
  ['k4/5/1K3/5/5/2R2 w - - 0 24', 'mates in 2 moves'],
])('Raven tells apart what ends in mate and what at the move limit: %s', async (fen, told) => {
  const { position } = lineFrom(fen, minichess)
  const thought = await think('raven', lineFrom(fen, minichess), {}, { depth: 8 })
  expect((await voiceOf('raven')).headline(thought, position)).toContain(told)
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
  expect(lines.at(-1)).toMatch(
    /^By alpha-beta \(.+\); ahead of a draw by .+ points of state value against a draw\)\.$/,
  )
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
  expect(lines).toContain('≥ or ≤ is a bound: the move is proven to be no better for it than that.')
})

test.each(['owl', 'raven'])('%s says what its numbers are', async (id) => {
  const line = lineFrom('4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1')
  const thought = await think(id, line, id === 'raven' ? { timeMs: 50 } : {})
  const counts = (await voiceOf(id)).counts(thought, line.position)
  const meanings = Object.fromEntries(counts.map(([label, , meaning]) => [label, meaning]))
  expect(meanings.Depth).toMatch(/^half-moves that it looked ahead/)
  expect(meanings.Nodes).toBe('positions that it looked at')
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

test('what a piece is worth where the ending hangs on it is not told in pawns', async () => {
  const line = lineFrom('8/8/8/4k3/8/8/8/KQ6 w - - 0 1')
  const lines = (await voiceOf('raven')).lines(await think('raven', line), line.position)
  expect(lines).toContain('  Qb1 decides the ending')
})

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

  test.each<[string, string, string, Limits?]>([
    [
      'owl',
      'w',
      'Owl plays Kb2: it hunts the bare king, and counts how near that is to the edge and to its own king; ',
    ],
    ['kestrel', 'b', 'it counts how far its bare king is from the edge and from the other king; '],
    // With more time it would see the mate.
    ['raven', 'w', 'White is a queen ahead, and the ending is won for White.', { nodes: 3000 }],
  ])('of %s gives a reason where a king has lost all its pieces', async (id, turn, said, limits) => {
    expect((await tell(id, {}, `8/8/8/4k3/8/8/8/KQ6 ${turn} - - 0 1`, limits)).headline).toContain(said)
  })

  test.each([
    [
      'owl',
      '8/5k2/8/3K4/3P4/8/8/8 w - - 0 1',
      'the king is on its way to b3, farther from the middle, where it is worth 0.3 pawns more to it.',
    ],
    [
      'kestrel',
      '8/8/1p6/p1p5/P1P2k2/1P3P2/5K2/8 b - - 0 1',
      'its pieces get more room, 8 moves at the end of its line instead of 4.',
    ],
  ])('of %s says what is better about a square, and what its moves are', async (id, fen, said) => {
    expect((await tell(id, {}, fen)).headline).toContain(said)
  })

  const twoRooks = '5rk1/pp4pp/4p3/2R3Q1/3n4/2q4r/P1P2PPP/5RK1 b - - 0 1'
  const rookPinned = '8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1'
  const blocked = '6k1/1p1b3p/2pp2p1/p7/2Pb2Pq/1P1PpK2/P1N3RP/1RQ5 b - - 0 1'

  test.each([
    ['heron', 3, blocked, /^Heron plays Qh3\+: it gives check; the queen threatens the rook on g2; /],
    ['heron', 4, blocked, /^Heron plays Qh3\+: it gives check; after Rg3, /],
    [
      'wren',
      4,
      twoRooks,
      /^Wren plays Qg3: Qxh2 would be mate next; after f4, Qxg5 takes the queen on g5, and can be taken back\.$/,
    ],
    ['kestrel', 2, twoRooks, /^Kestrel plays Ne2\+: it gives check; Black is a knight ahead; that is /],
    // The rook could be taken before the move as well.
    ['wren', 4, rookPinned, /^Wren plays b3: (?!.*attack)/],
    [
      'owl',
      4,
      'r1bqr1k1/ppp2ppp/2np4/8/2BPn3/5N2/PP3PPP/R1BQR1K1 w - - 0 1',
      /^Owl plays Ng5: the knight threatens the knight on e4 and the pawn on f7; Nxg5 takes the knight on g5, /,
    ],
  ])(
    'of %s at depth %i tells a check, a threat of mate and what is new: %s',
    async (id, depth, fen, said) => {
      expect((await tell(id, { depth }, fen)).headline).toMatch(said)
    },
  )

  test.each([
    ['owl', '1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1', 'a6: the pawn on a7 gets away from'],
    ['wren', '8/pp3k2/2p5/3p4/3P1P2/2P1K3/PP6/8 w - - 0 1', 'b3: it prepares the step of the pawn on c3'],
    ['kestrel', '8/8/4kp2/3p2p1/p2K2P1/5P2/P7/8 w - - 0 1', 'Kc5: it keeps the king from d6'],
  ])(
    'of %s says what its move does on the board where it has no number for it: %s',
    async (id, fen, said) => {
      expect((await tell(id, { depth: 4 }, fen)).headline).toContain(said)
    },
  )

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
