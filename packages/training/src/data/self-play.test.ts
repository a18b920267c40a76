import { unpackMove } from '@rookery/engine/core'
import {
  isCapture,
  Line,
  makeBoard,
  makeFen,
  movePromotion,
  parsePosition,
  unwrap,
  variantById,
} from '@rookery/rules'
import { expect, test } from 'vitest'
import { makeSampleFen, parseRecord, RECORD_SIZE, type Sample } from './record.ts'
import { type PlayedGame, playGame } from './self-play.ts'
import { type DataSettings, recipeOf } from './settings.ts'
import { openSoloCore } from './solo-core.fixture.ts'
import { parseStarts } from './starts.ts'

const settingsOf = (variant: DataSettings['variant']): DataSettings => ({
  variant,
  seed: 7,
  nodes: 600,
  generation: 3,
})

const playGames = (settings: DataSettings, count: number): PlayedGame[] => {
  const core = openSoloCore(settings)
  return Array.from({ length: count }, (_, game) => playGame(core, settings, game))
}

const samplesOf = ({ records }: PlayedGame, isMinichess: boolean): Sample[] =>
  Array.from({ length: records.length / RECORD_SIZE }, (_, index) =>
    unwrap(parseRecord(records, index * RECORD_SIZE, isMinichess)),
  )

function replay({ start, moves }: PlayedGame): Line {
  return moves.reduce((line, code) => line.play(unpackMove(line.position, code)!), Line.from(start))
}

/** The largest ply that a record can name; it stands for all beyond too. */
const MOST_PLY = 255

/** Where a board stands next, for records that do not name the ply. */
const findLater = (line: Line, board: string, fromPly: number): number => {
  const from = Math.max(MOST_PLY, fromPly)
  return from + line.positions.slice(from).findIndex((position) => makeBoard(position) === board)
}

const whiteResult = { white: 2, black: 0 } as const

test.each(['standard', 'chess960', 'minichess'] as const)(
  '%s: every record is the position of its ply, legal, quiet, and from the side to move',
  (variant) => {
    const settings = settingsOf(variant)
    const isMinichess = variant === 'minichess'
    const recipe = recipeOf(settings)
    for (const game of playGames(settings, 12)) {
      const line = replay(game)
      let previous = -2
      for (const sample of samplesOf(game, isMinichess)) {
        const [board, turn] = makeSampleFen(sample, isMinichess).split(' ')
        const ply = sample.ply < MOST_PLY ? sample.ply : findLater(line, board!, previous + recipe.gapPlies)
        const position = line.positions[ply]!
        expect(board).toBe(makeBoard(position))
        expect(turn).toBe(position.turn === 'white' ? 'w' : 'b')
        expect(parsePosition(makeSampleFen(sample, isMinichess), variantById(variant)!).ok).toBe(true)
        expect(sample.result).toBe(position.turn === 'white' ? game.result : 2 - game.result)
        expect(sample.generation).toBe(3)
        expect(ply).toBeGreaterThanOrEqual(recipe.firstPly)
        expect(ply).toBeGreaterThanOrEqual(previous + recipe.gapPlies)
        expect(Math.abs(sample.scoreCp)).toBeLessThan(recipe.keptCp)
        expect(
          position.isAttacked(position.kingOf(position.turn)!, position.turn === 'white' ? 'black' : 'white'),
        ).toBe(false)
        const move = line.moves[ply]
        // The last position of an adjudicated game is followed by no move.
        if (move !== undefined) {
          expect(isCapture(position, move)).toBe(false)
          expect(movePromotion(move)).toBeUndefined()
        }
        previous = ply
      }
    }
  },
)

test.each(['standard', 'minichess'] as const)('%s: games end as the rules library says', (variant) => {
  const settings = settingsOf(variant)
  for (const game of playGames(settings, 25)) {
    const line = replay(game)
    const before = new Line(line.positions.slice(0, -1) as [Line['position']], line.moves.slice(0, -1))
    expect(before.outcome()).toBeUndefined()
    expect(before.claimableDraw()).toBeUndefined()
    if (game.ending.startsWith('adjudicated')) continue
    const outcome = line.outcome() ?? line.claimableDraw()
    expect(outcome?.reason).toBe(game.ending)
    expect(outcome?.winner === undefined ? 1 : whiteResult[outcome.winner]).toBe(game.result)
  }
})

const worths = [1, 3, 3, 5, 9, 0]

test.each(['standard', 'minichess'] as const)(
  '%s: scores and results are high for the side that has more, to whichever colour it belongs',
  (variant) => {
    for (const isBlack of [false, true]) {
      let [positions, positive, results] = [0, 0, 0]
      for (const game of playGames(settingsOf(variant), 40))
        for (const sample of samplesOf(game, variant === 'minichess')) {
          let balance = 0
          for (const piece of sample.board)
            if (piece !== 12)
              balance += (piece & 1) === (sample.isBlack ? 1 : 0) ? worths[piece >> 1]! : -worths[piece >> 1]!
          if (sample.isBlack !== isBlack || balance < 3) continue
          positions++
          positive += sample.scoreCp > 0 ? 1 : 0
          results += sample.result / 2
        }
      expect(positions).toBeGreaterThan(10)
      expect(positive / positions).toBeGreaterThan(0.85)
      expect(results / positions).toBeGreaterThan(0.7)
    }
  },
)

test('a game depends on its number and the seed alone', () => {
  const settings = settingsOf('standard')
  const [first, second, third] = playGames(settings, 3)
  expect(playGame(openSoloCore(settings), settings, 2)).toEqual(third)
  expect(second).not.toEqual(first)
  expect(playGame(openSoloCore(settings), { ...settings, seed: 8 }, 0).moves).not.toEqual(first!.moves)
})

test('every game has an opening of its own', () => {
  const openings = playGames({ ...settingsOf('standard'), nodes: 20 }, 60).map(({ moves }) =>
    moves.slice(0, 8).join(),
  )
  expect(new Set(openings).size).toBe(60)
})

test('Chess960 begins from many of its start positions', () => {
  const starts = playGames({ ...settingsOf('chess960'), nodes: 20 }, 20).map(({ start }) => makeBoard(start))
  expect(new Set(starts).size).toBeGreaterThan(15)
})

test('Black may have a core of its own, which is asked at its turns and follows the game', () => {
  const settings = settingsOf('standard')
  const [white, black, judge] = [openSoloCore(settings), openSoloCore(settings), openSoloCore(settings)]
  black.search = () => ({ move: black.legalMoves()[0] ?? 0, score: 0 })
  const { start, moves, result, ending } = playGame(white, settings, 1, { black })
  judge.setUp(start)
  for (const [ply, move] of moves.entries()) {
    // The opening may have nine random plies.
    if (ply % 2 === 1 && ply > 8) expect(move).toBe(judge.legalMoves()[0])
    judge.play(move)
  }
  expect([result, ending]).toEqual([2, 'checkmate'])
})

test('games begin from the positions that the settings name, and from no others', () => {
  const starts = unwrap(
    parseStarts('4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1\n8/8/4k3/8/3RP3/4K3/8/3r4 b - - 3 9', 'standard'),
  )
  const settings = { ...settingsOf('standard'), nodes: 60, starts: starts.name }
  const core = openSoloCore(settings)
  const games = Array.from({ length: 8 }, (_, game) => playGame(core, settings, game, { starts }))
  expect(new Set(games.map(({ start }) => makeFen(start)))).toEqual(new Set(starts.fens))
  expect(() => playGame(core, settings, 0)).toThrow('begin from other positions')
})
