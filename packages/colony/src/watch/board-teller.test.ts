import { expect, it } from 'vitest'
import { setUpColony } from '../colony.fixture.ts'
import { BoardTeller } from './board-teller.ts'
import type { WatchedGame } from './boards-message.ts'
import { PlanFollower } from './follow-plan.ts'
import { boardsChannel } from './watch-keys.ts'

const colony = setUpColony('boards')
const plan = 'a'.repeat(64)
const gameOf = (number: number) => ({ number, round: 1, pair: 0, opening: 0, white: 0, black: 1 })

it('a thread tells of one game after the other which of them it plays, also from job to job', async () => {
  const link = await colony.connect()
  const told: WatchedGame[] = []
  const follower = new PlanFollower(link, plan, (games) => told.push(...games))
  await expect.poll(() => link.redis.pubsub('NUMSUB', boardsChannel(link, plan))).toContain(1)
  await follower.watch(6, 2)
  const teller = new BoardTeller(link, 'bee')
  await teller.look([plan])
  const start = (thread: number, number: number) =>
    teller.hear(thread, plan, { kind: 'start', game: gameOf(number) })
  start(0, 1)
  teller.hear(0, plan, { kind: 'move', uci: 'e2e4', clockMs: 900 })
  start(1, 3)
  await teller.tell()
  start(0, 2)
  await teller.tell()
  teller.forget(0)
  await teller.tell()
  start(0, 5)
  await teller.tell()
  await expect
    .poll(() => told)
    .toEqual([
      { worker: 'bee', thread: 0, game: gameOf(1), moves: ['e2e4'], clockMs: [900, null] },
      { worker: 'bee', thread: 1, game: gameOf(3), moves: [] },
      { worker: 'bee', thread: 0, game: gameOf(2), moves: [] },
      { worker: 'bee', thread: 0, game: gameOf(5), moves: [] },
    ])
  follower.close()
})
