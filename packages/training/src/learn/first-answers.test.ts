import type { Lesson } from '@rookery/experience'
import { expect, it } from 'vitest'
import { keepFirstAnswers } from './first-answers.ts'
import type { SelfPlayPlan } from './self-play.ts'

const seat = (player: string) => ({ player, settings: {}, limits: {} })
const plan: SelfPlayPlan = {
  variant: 'standard',
  players: [seat('parrot'), seat('fledgling')],
  alternates: true,
  watches: 'both',
  games: 3,
  seed: 1,
  run: 'test',
  lookAhead: 10,
}
const lesson = (board: string, move: string): Lesson => ({ board, move, defensive: 0, offensive: 0 })
const gameOf = (...lessons: Lesson[]) => ({ learned: { id: 'x', variant: plan.variant, lessons }, moves: [] })
const round = [{ index: 0 }, { index: 1 }, { index: 2 }]
const known = { move: 'c4', defensiveSum: 0, offensiveSum: 0, counter: 1 }
const table = { rowsOf: async (_: string, board: string) => (board.startsWith('known') ? [known] : []) }
const movesOf = (games: Awaited<ReturnType<typeof keepFirstAnswers>>) =>
  games.map(({ lessons }) => lessons.map(({ move }) => move))

it('of answers to a position that was new to a mind that learns, the first counts; of others all do', async () => {
  const games = [
    gameOf(lesson('new w', 'e4'), lesson('reply b', 'e5'), lesson('known w', 'c4')),
    // Here the one that learns has Black.
    gameOf(lesson('new w', 'd4'), lesson('reply b', 'd5')),
    gameOf(lesson('new w', 'd4'), lesson('reply b', 'c5'), lesson('known w', 'd4'), lesson('new w', 'e4')),
  ]
  expect(movesOf(await keepFirstAnswers(plan, round, games, table))).toEqual([
    ['e4', 'e5', 'c4'],
    ['d4', 'd5'],
    ['c5', 'd4', 'e4'],
  ])
})
