import { createEngine, type SearchInfo } from '@rookery/engine'
import { Game, type Line, parsePgn, parseSan, unwrap } from '@rookery/rules'
import { masterGames } from '@rookery/testkit'
import { expect, test } from 'vitest'
import { Analyst } from './analyst.ts'
import { areContrary } from './classes.ts'
import { correctReview } from './correct-review.ts'
import { seenThrough } from './judge.ts'
import { makeReview } from './make-review.ts'
import type { Verdict } from './review.ts'
import { reviewGame } from './review-game.ts'
import { reviewedAt, stand } from './standing.ts'

const kasparov = masterGames.find(({ name }) => name.includes('Topalov'))!

function read(moves: string): Line {
  const [game] = parsePgn(`${moves} *`)
  if (!game?.ok) throw new Error(moves)
  return game.value.line()
}

const verdict = (line: Line, san: string, chance: number, depth: number): Verdict => ({
  kind: 'searched',
  chance,
  score: { kind: 'cp', cp: Math.round(400 * (chance - 0.5)) },
  depth,
  moves: [unwrap(parseSan(line.position, san))],
  sans: [san],
})

const report = (line: Line, san: string, chance: number, depth: number, rank = 1): SearchInfo => ({
  line: rank,
  depth,
  selectiveDepth: depth,
  score: { kind: 'cp', cp: Math.round(400 * (chance - 0.5)) },
  bound: 'exact',
  wdl: [1000 * chance, 0, 1000 - 1000 * chance],
  nodes: 1_200_000,
  nodesPerSecond: 1_200_000,
  timeMs: 1000,
  hashPermille: 0,
  moves: [unwrap(parseSan(line.position, san))],
})

test.each([
  ['24...cxd4', 48, 'Re7+', 0.5, 'Qxd4+', 0.33],
  ['31...Kxa3', 62, 'Qxa6+', 0.93, 'Qxd8', 0.7],
])('after %s the review stands until analysis has looked deeper', (_, ply, best, chance, other, seen) => {
  const line = read(kasparov.moves).until(ply)
  const reviewed = { verdict: verdict(line, best, chance, 20), following: [], later: [] }
  const shallow = stand(line.position, [report(line, other, seen, 21)], reviewed)
  expect(shallow.lines).toMatchObject([{ moves: [unwrap(parseSan(line.position, best))], chance }])
  expect(shallow.correction).toBeUndefined()
  const deep = stand(line.position, [report(line, other, seen, 22)], reviewed)
  expect(deep.lines[0]).toMatchObject({ chance: seen, isReviewed: false })
  expect(deep.correction).toMatchObject({ depth: 22, chance: seen })
})

test('lines that agree with the review, and those of a position without one, are shown as they are', () => {
  const line = read('1. e4')
  const infos = [report(line, 'e5', 0.45, 8), report(line, 'c5', 0.44, 8, 2)]
  const chances = [{ chance: 0.45 }, { chance: 0.44 }]
  const reviewed = { verdict: verdict(line, 'c5', 0.5, 20), following: [], later: [] }
  expect(stand(line.position, infos, reviewed).lines).toMatchObject(chances)
  expect(stand(line.position, infos, undefined).lines).toMatchObject(chances)
  expect(stand(line.position, [], reviewed).lines).toEqual([])
})

test('a line that the game followed is held against what the review knows of its end', () => {
  const line = read('1. e4 e5')
  const before = line.until(1)
  const reviewed = {
    verdict: verdict(before, 'c5', 0.5, 10),
    following: line.moves.slice(1),
    later: [verdict(line, 'Nf3', 0.6, 12)],
  }
  const seen = (depth: number) => stand(before.position, [report(before, 'e5', 0.8, depth)], reviewed)
  expect(seen(14).correction).toBeUndefined()
  expect(seen(14).lines).toMatchObject([{ chance: 0.5, isReviewed: true }])
  expect(seen(15).correction).toMatchObject({ chance: 0.8 })
})

test('a correction reaches the moves that led there', () => {
  const line = read('1. e4 e5 2. Qh5 Ke7')
  const at = (ply: number, san: string, chance: number) => verdict(line.until(ply), san, chance, 10)
  const mate = seenThrough(line.position, unwrap(parseSan(line.position, 'Qxe5#')), {
    kind: 'over',
    chance: 0,
    winner: 'white',
    reason: 'checkmate',
  })
  const blind = [at(0, 'e4', 0.5), at(1, 'e5', 0.5), at(2, 'Qh5', 0.5), at(3, 'Ke7', 0.5), at(4, 'Qh4+', 0.5)]
  const review = makeReview(line, blind, 0, true)
  const corrected = correctReview(line, review, 4, mate)
  // Ke7 was the choice of the review, and so its mistake; the moves before had nothing better either.
  expect(corrected.verdicts.map(({ chance }) => chance)).toEqual([1, 0, 1, 0, 1])
  const [e4, e5] = [at(0, 'e4', 0.5), at(1, 'e5', 0.5)]
  const seen = makeReview(line, [e4, e5, at(2, 'Qh5', 0.5), at(3, 'Nc6', 0.5), at(4, 'Qh4+', 0.5)], 0, true)
  const told = correctReview(line, seen, 4, mate)
  expect(told.verdicts.map(({ chance }) => chance)).toEqual([0.5, 0.5, 0.5, 0.5, 1])
  expect(told.moves.map((move) => move.class)).toEqual(['best', 'best', 'best', 'blunder'])
})

test('Kasparov - Topalov: no verdict of a review is below what the move led to, and analysis never contradicts it', async () => {
  const engine = await createEngine({ hashMb: 16 })
  try {
    const whole = read(kasparov.moves)
    // From the combination's first moves to its end; a glance of 2,000 nodes has to be mended often.
    const game = new Game(whole.positions[40])
    let node = game.root
    for (const move of whole.moves.slice(40, 72)) node = node.play(move)
    const line = game.line()
    const review = await reviewGame(engine, game, { nodes: 2000 })
    const { verdicts } = review
    const sunk = line.moves.flatMap((move, ply) => {
      const seen = seenThrough(line.positions[ply]!, move, verdicts[ply + 1]!)
      const own = verdicts[ply]!
      return seen.chance > own.chance && areContrary(seen, own) ? [ply] : []
    })
    expect(sunk).toEqual([])
    // After 24...cxd4 and 31...Kxa3.
    for (const ply of [8, 22]) {
      await engine.newGame()
      const infos: SearchInfo[] = []
      const wish = { lines: 1, following: line.moves.slice(ply), nodes: 300_000 }
      await new Analyst(engine).look(line.until(ply), wish, (info) => {
        if (info.bound === 'exact') infos.push(info)
      })
      const { lines, correction } = stand(
        line.positions[ply]!,
        infos.slice(-1),
        reviewedAt(line, review, ply),
      )
      expect([ply, areContrary(lines[0]!, correction ?? verdicts[ply]!)]).toEqual([ply, false])
    }
  } finally {
    await engine.dispose()
  }
})
