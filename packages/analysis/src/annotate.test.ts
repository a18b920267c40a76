import { createEngine } from '@rookery/engine'
import {
  Game,
  type GameNode,
  type Move,
  makePgn,
  minichess,
  parseMove,
  parsePgn,
  parsePosition,
  unwrap,
} from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { expect, test } from 'vitest'
import { annotate, takeBack } from './annotate.ts'
import { earlierVerdicts, isBareLine } from './earlier-verdict.ts'
import type { Verdict } from './review.ts'
import { reviewGame } from './review-game.ts'

function gameOf(pgn: string) {
  const [result] = [...parsePgn(pgn)]
  if (!result?.ok) throw new Error(pgn)
  return result.value
}

const parseMoveIn = (node: GameNode, san: string) => unwrap(parseMove(node.parent!.position, san))

test('evaluations, signs, reasons and better lines survive a round trip, and what stood there stays', async () => {
  const game = gameOf('1. f3 {my own} e5 (1... c5 2. e4) 2. g4 $1 Qh4# 0-1')
  const engine = await createEngine({ hashMb: 4 })
  try {
    const review = await reviewGame(engine, game, { nodes: 5000 })
    annotate(game, review)
    const pgn = makePgn(game)
    const read = gameOf(pgn)
    expect(makePgn(read)).toBe(pgn)
    const [f3, e5, g4, mate] = [...read.mainline()]
    expect(f3!.comments).toContain('my own')
    expect(e5!.parent!.children.map(({ san }) => san)).toContain('c5')
    expect(g4!.evaluation).toMatchObject({ kind: 'mate', mateIn: -1 })
    expect(g4!.nags).toEqual([1, 4])
    expect(g4!.comments[0]).toMatch(/^Blunder\. Better is .*; g4 allows mate in 1, by Qh4#\.$/)
    expect(g4!.parent!.children[1]!.move).toBe(review.moves[2]!.reason!.best.moves[0])
    expect(mate!.evaluation).toBeUndefined()
    annotate(game, review)
    expect(makePgn(game)).toBe(pgn)
    takeBack(game, review)
    const [own, , bare] = [...game.mainline()]
    expect([own!.comments, bare!.comments, bare!.nags]).toEqual([['my own'], [], [1]])
  } finally {
    await engine.dispose()
  }
})

test('what an earlier review wrote gives way, in any language of the reader, and what people wrote stays', async () => {
  const own =
    '1. e4 {my own. Better is c4; so I think after e4.} e5 2. Nf3 f6 $1 {bold} (2... d6 3. d4) 3. Nxe5 fxe5 4. Qh5+ g6 5. Qxe5+ Qe7 6. Qxh8 Nf6 *'
  const engine = await createEngine({ hashMb: 4 })
  const review = async (pgn: string, nodes: number) => {
    const game = gameOf(pgn)
    annotate(game, await reviewGame(engine, game, { nodes }))
    return makePgn(game)
  }
  try {
    const quick = await review(own, 300)
    const long = await review(own, 4000)
    expect(quick).not.toBe(long)
    expect(quick).toMatch(/\[%eval .*Better is/s)
    expect(quick + long).not.toContain('\u2212')
    await setLanguage('de')
    expect(await review(quick, 4000)).toBe(long)
    expect(await review(long, 300)).toBe(quick)
    expect(long.replace(/\s+/g, ' ')).toMatch(/my own\. .*\$1 .* bold\} .*\(2\.\.\. d6 3\. d4\)/)
  } finally {
    await setLanguage('en')
    await engine.dispose()
  }
})

test('a comment that somebody has gone on with is theirs, and so is a variation with their words', () => {
  const written =
    '1. f3 e5 2. g4 $4 {Blunder. Better is e4 (+0.10); g4 allows mate in 1, by Qh4#. I did not see it.} (2. e4 d5 3. exd5 Qxd5 4. Nc3 Qa5 5. d4 Nf6 6. Bd3 c6) Qh4# 0-1'
  const theirs = gameOf(written)
  expect(earlierVerdicts([...theirs.mainline()][2]!)).toEqual([])
  const ours = gameOf(written.replace(' I did not see it.', ''))
  const g4 = [...ours.mainline()][2]!
  expect(earlierVerdicts(g4)).toMatchObject([{ class: 'blunder', better: parseMoveIn(g4, 'e4') }])
  const better = g4.parent!.children[1]!
  expect(isBareLine(better)).toBe(true)
  better.children[0]!.addComment('as I play it')
  expect(isBareLine(better)).toBe(false)
})

test('every sentence of a reason is known again', () => {
  const start = unwrap(parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'))
  const told = [
    'Better is e4 (+0.10); g4 is worth \u22120.50 for White.',
    'Better is e4: it looks at the centre (+0.10); after g4, d5 follows, and the pawn (of c8) threatens it (\u22120.50).',
    'Better is e4, which takes the king; g4 lets that go (+count).',
    'Better is e4, which mates in 12; g4 ends the game by stalemate.',
    'Better is e4, which wins on count in 3; g4 wins on count in 4.',
  ]
  for (const text of told) {
    const game = new Game(start)
    const node = game.play(unwrap(parseMove(start, 'g4')))
    node.addComment(`Mistake. ${text}`)
    expect(earlierVerdicts(node)).toHaveLength(1)
  }
})

test('a win on count at minichess’s move limit is no mate in the file', () => {
  const start = unwrap(parsePosition('5/5/2k2/5/2K2/R4 w - - 0 24', minichess))
  const game = new Game(start)
  const move = unwrap(parseMove(start, 'Re1'))
  const { position } = game.play(move)
  const answer = unwrap(parseMove(position, 'Kd4'))
  const verdict = (moves: Move[], mateIn: number): Verdict => ({
    ...{ kind: 'searched', chance: 1, depth: 4, sans: [] },
    ...{ moves, score: { kind: 'mate', moves: mateIn } },
  })
  const played = {
    color: 'white',
    number: 24,
    move,
    san: 'Re1',
    uci: 'a1e1',
    lossCp: 0,
    lossChance: 0,
  } as const
  annotate(game, {
    firstPly: 0,
    verdicts: [verdict([move], 2), verdict([answer], -2)],
    moves: [{ ...played, class: 'best' }],
    accuracy: {},
    isComplete: true,
  })
  expect(makePgn(game)).not.toContain('%eval')
})
