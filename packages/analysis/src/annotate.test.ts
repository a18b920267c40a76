import { createEngine } from '@rookery/engine'
import {
  Game,
  type Move,
  makePgn,
  minichess,
  parseMove,
  parsePgn,
  parsePosition,
  unwrap,
} from '@rookery/rules'
import { expect, test } from 'vitest'
import { annotate, takeBack } from './annotate.ts'
import type { Verdict } from './review.ts'
import { reviewGame } from './review-game.ts'

function gameOf(pgn: string) {
  const [result] = [...parsePgn(pgn)]
  if (!result?.ok) throw new Error(pgn)
  return result.value
}

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
