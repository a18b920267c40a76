import { createEngine, type SearchInfo } from '@rookery/engine'
import { Game, type Line, type Move, makeSan, parsePgn, parseSan, unwrap } from '@rookery/rules'
import { masterGames } from '@rookery/testkit'
import { expect, test } from 'vitest'
import { Analyst } from './analyst.ts'
import { areContrary } from './classes.ts'
import { correctReview } from './correct-review.ts'
import { type Searched, seenThrough } from './judge.ts'
import { makeReview } from './make-review.ts'
import { reviewGame } from './review-game.ts'
import { type Reviewed, reviewedAt, stand } from './standing.ts'

const kasparov = masterGames.find(({ name }) => name.includes('Topalov'))!

function read(moves: string): Line {
  const [game] = parsePgn(`${moves} *`)
  if (!game?.ok) throw new Error(moves)
  return game.value.line()
}

const verdict = (line: Line, san: string, chance: number, depth: number): Searched => ({
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
  expect(deep.correction).toMatchObject({ steps: 0, verdict: { depth: 22, chance: seen } })
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

// The review of Kasparov - Topalov after 31.Qxf6, 31...Kxa3, 32.Qxa6+, 32...Kxb4 and 33.c3+, and what analysis said in the page.
const topalov = read(kasparov.moves)
const at = (ply: number, sans: string, chance: number, depth: number): Searched => {
  const { moves } = playSans(topalov.until(ply), sans)
  return { ...verdict(topalov.until(ply), sans.split(' ')[0]!, chance, depth), moves, sans: sans.split(' ') }
}
const known = new Map([
  [61, at(61, 'Rd1+', 0.27, 22)],
  [62, at(62, 'Qxa6+ Kxb4 c3+', 0.92, 24)],
  [63, at(63, 'Kxb4 c3+ Kxc3', 0.09, 22)],
  [64, at(64, 'c3+ Kxc3', 0.91, 21)],
  [65, at(65, 'Kxc3', 0.1, 20)],
])
const reviewedTopalov = (ply: number): Reviewed => ({
  verdict: known.get(ply)!,
  following: topalov.moves.slice(ply, 65),
  later: [...known].flatMap(([other, verdict]) => (other > ply ? [verdict] : [])),
  ...(known.has(ply - 1) && { before: { verdict: known.get(ply - 1)!, move: topalov.moves[ply - 1]! } }),
})

function playSans(line: Line, sans: string): { moves: Move[] } {
  const moves: Move[] = []
  for (const san of sans.split(' ')) {
    moves.push(unwrap(parseSan(line.position, san)))
    line = line.play(moves.at(-1)!)
  }
  return { moves }
}

const seenAt = (ply: number, sans: string, chance: number, depth: number, rank = 1): SearchInfo => ({
  ...report(topalov.until(ply), sans.split(' ')[0]!, chance, depth, rank),
  moves: playSans(topalov.until(ply), sans).moves,
})

const standTopalov = (ply: number, infos: readonly SearchInfo[]) => {
  const { lines, correction } = stand(topalov.positions[ply]!, infos, reviewedTopalov(ply))
  const told = lines.map(({ moves, chance, isReviewed }) => ({
    san: makeSan(topalov.positions[ply]!, moves[0]!),
    chance: Number(chance.toFixed(2)),
    isReviewed,
  }))
  return { told, correction }
}

test.each([
  ['shallow', 16],
  ['deep', 40],
])(
  'the game’s move is worth in a %s look what the review knows behind it, and the lines follow',
  (_, depth) => {
    const infos = [seenAt(61, 'Kxa3 Qc3', 0.33, depth), seenAt(61, 'Rd1+', 0.3, depth, 2)]
    expect(standTopalov(61, infos)).toEqual({
      told: [
        { san: 'Rd1+', chance: 0.3, isReviewed: false },
        { san: 'Kxa3', chance: 0.08, isReviewed: true },
      ],
      correction: undefined,
    })
  },
)

test.each([
  ['a forced move', 63, 'Kxb4 Qc6', 0.3],
  ['a line that leaves the game for something worse', 62, 'Qxd8 Rxd8', 0.67],
  ['the game’s own moves as far as the line goes', 63, 'Kxb4 c3+', 0.3],
])('however deep, %s corrects no verdict that the next positions have shown', (_, ply, sans, chance) => {
  const { told, correction } = standTopalov(ply, [seenAt(ply, sans, chance, 60)])
  const { chance: reviewed } = known.get(ply)!
  expect(correction).toBeUndefined()
  expect([told.length, Math.abs(told[0]!.chance - reviewed) < 0.02]).toEqual([1, true])
})

test('a line that finds something better after moves of the game corrects the review where it leaves them', () => {
  // At 33...Kb3 instead of taking the pawn.
  const line = 'Kxb4 c3+ Kb3'
  expect(standTopalov(63, [seenAt(63, line, 0.4, 23)]).correction).toBeUndefined()
  const { told, correction } = standTopalov(63, [seenAt(63, line, 0.4, 40)])
  expect(told).toEqual([{ san: 'Kxb4', chance: 0.4, isReviewed: false }])
  expect(correction).toMatchObject({ steps: 2, verdict: { chance: 0.4, depth: 38, sans: ['Kb3'] } })
})

test('a verdict is not corrected against a deeper one on the position before', () => {
  const line = read('1. e4')
  const reviewed = (depth: number) => ({
    verdict: verdict(line, 'c5', 0.5, 10),
    following: [],
    later: [],
    before: { verdict: verdict(line.until(0), 'e4', 0.5, depth), move: line.moves[0]! },
  })
  const seen = [report(line, 'e5', 0.7, 14)]
  expect(stand(line.position, seen, reviewed(20)).correction).toBeUndefined()
  expect(stand(line.position, seen, reviewed(13)).correction).toMatchObject({ verdict: { chance: 0.7 } })
})

test('a correction reaches the moves that led there', () => {
  const line = read('1. e4 e5 2. Qh5 Ke7')
  const look = (ply: number, san: string, chance: number) => verdict(line.until(ply), san, chance, 10)
  const mate = seenThrough(line.position, unwrap(parseSan(line.position, 'Qxe5#')), {
    kind: 'over',
    chance: 0,
    winner: 'white',
    reason: 'checkmate',
  })
  const blind = [
    look(0, 'e4', 0.5),
    look(1, 'e5', 0.5),
    look(2, 'Qh5', 0.5),
    look(3, 'Ke7', 0.5),
    look(4, 'Qh4+', 0.5),
  ]
  const review = makeReview(line, blind, 0, true)
  const corrected = correctReview(line, review, 4, mate)
  // Ke7 was the choice of the review, and so its mistake; the moves before had nothing better either.
  expect(corrected.verdicts.map(({ chance }) => chance)).toEqual([1, 0, 1, 0, 1])
  const [e4, e5] = [look(0, 'e4', 0.5), look(1, 'e5', 0.5)]
  const seen = makeReview(
    line,
    [e4, e5, look(2, 'Qh5', 0.5), look(3, 'Nc6', 0.5), look(4, 'Qh4+', 0.5)],
    0,
    true,
  )
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
      const { verdicts: now } = correction
        ? correctReview(line, review, ply + correction.steps, correction.verdict)
        : review
      expect([ply, areContrary(lines[0]!, now[ply]!)]).toEqual([ply, false])
    }
  } finally {
    await engine.dispose()
  }
})
