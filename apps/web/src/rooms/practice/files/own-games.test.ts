import { beforeAll, expect, test } from 'vitest'
import { ReviewQueue } from '../../../game/storage/review-queue.ts'
import { emptyDatabase } from '../../../testing/empty-database.ts'
import { countNames, queueGames } from './own-games.ts'

beforeAll(emptyDatabase)

const never = new AbortController().signal
const pgn = [
  '[White "Ann"]\n[Black "Ben"]\n\n1. e4 e5 *\n',
  '[White "Cid"]\n[Black "Ann"]\n\n1. d4 Ke7 *\n',
  '[White "?"]\n[Black "Ben"]\n\n1. c4 *\n',
  '[White "Ann"]\n[Black "Ann"]\n\n*\n',
].join('\n')
const file = new File([pgn], 'mine.pgn')

test('the names of a file are counted, the most frequent first', async () => {
  expect(await countNames(file, never, () => {})).toEqual([
    { name: 'Ann', games: 3 },
    { name: 'Ben', games: 2 },
    { name: 'Cid', games: 1 },
  ])
})

test('the games of a player wait for their review, with what could be read of them', async () => {
  const queue = new ReviewQueue('own games')
  expect(await queueGames(queue, file, 'Ann', never, () => {})).toEqual({ games: 4, own: 3 })
  expect(await queue.read()).toMatchObject({ file: 'mine.pgn', name: 'Ann', total: 2, done: 0 })
  const first = (await queue.next(0))!
  expect(first.pgn).toContain('1. e4 e5')
  expect((await queue.next(first.key))!.pgn).toContain('1. d4')
})
