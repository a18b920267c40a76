// As it is built: threads are started from there.
import { ColonyRounds, type RoundsColonyOptions } from '@rookery/colony'
import { type Experience, exportExperience, openExperience } from '@rookery/experience'
import { unwrap } from '@rookery/rules'
import { learnFromSelfPlay, type Participant, type SelfPlayPlan } from '@rookery/training'
import { describe, expect, it } from 'vitest'
import { BEAT_MS, setUpColony } from '../colony.fixture.ts'
import { ownVersion } from '../version.ts'
import { parseLearningPlan } from './learning-plan.ts'

const colony = setUpColony('learning')

const seat = (player: string, settings = {}): Participant => ({ player, settings, limits: {} })
const plan: SelfPlayPlan = {
  variant: 'minichess',
  players: [seat('parrot', { fallback: 'magpie' }), seat('fledgling')],
  alternates: true,
  watches: 'first',
  games: 14,
  seed: 1,
  run: 'test',
  lookAhead: 10,
}
const signal = new AbortController().signal

/** A table that knows something, and what a plan makes of it. */
async function learn(wanted: SelfPlayPlan, ways?: Partial<RoundsColonyOptions>): Promise<string> {
  const experience = unwrap(await openExperience('memory:'))
  const alone = { experience, store: 'memory:', workers: 0, signal }
  await learnFromSelfPlay({ ...wanted, games: 6, seed: 77, run: 'before' }, alone)
  const player = ways && {
    player: new ColonyRounds({
      link: await colony.connect(),
      plan: wanted,
      table: experience,
      beatMs: BEAT_MS,
      ...ways,
    }),
  }
  const summary = await learnFromSelfPlay(wanted, { ...alone, ...player })
  expect(summary).toMatchObject({ games: wanted.games, learned: wanted.games })
  return exported(experience)
}

/** All but the name that each export has of its own. */
async function exported(table: Experience): Promise<string> {
  let text = ''
  for await (const piece of exportExperience(table, 'minichess')) text += piece
  await table.close()
  return text.replace(/"export":"[^"]*"/, '')
}

describe('learning in a colony', () => {
  it('makes the same table to the byte as alone, and leaves nothing in Redis', async () => {
    const alone = await learn(plan)
    await Promise.all([colony.startWorker(), colony.startWorker()])
    expect(await learn(plan, { auditShare: 0.2 })).toBe(alone)
    const link = await colony.connect()
    expect((await link.redis.keys('*')).filter((key) => key !== 'rookery:workers')).toEqual([])
  }, 120_000)

  it('names workers that give what no game can be, and learns nothing from them', async () => {
    const lies = [
      ['liar-1', [1, 2, 3], 'game 1: its move 1 is not legal'],
      ['liar-2', 'junk', 'its moves cannot be read'],
      ['liar-3', [], 'game 1: it has no end'],
    ] as const
    const short = { ...plan, games: 6 }
    const notices: string[] = []
    const learning = learn(short, { auditShare: 0, onNotice: (line) => notices.push(line) })
    for (const [index, [name, moves]] of lies.entries()) {
      await lie(name, moves)
      await expect.poll(() => notices).toHaveLength(index + 1)
    }
    await colony.startWorker()
    expect(await learning).toBe(await learn(short))
    expect(notices).toEqual(
      lies.map(
        ([name, , reason]) =>
          `worker ${name} gave what cannot be: ${reason}: it is dropped, and its work is taken out`,
      ),
    )
  })
})

/** Does one job, and says that these were the moves of each game. */
async function lie(name: string, moves: unknown): Promise<void> {
  const { link, hash } = await colony.findPlan()
  const worker = link.openWorker(hash, name, 30_000)
  await expect.poll(() => link.openQueue(hash).count()).toBeGreaterThan(0)
  const job = (await worker.getNextJob('token', { block: false }))!
  const done = job.data.units.map(() => moves)
  await job.moveToCompleted({ plan: hash, version: ownVersion(), elapsedMs: 10, done }, 'token', false)
  await worker.close(true)
}

it.each([
  [{}, 'it is no plan of learning'],
  [
    { ...plan, players: [seat('parrot', { store: 'sqlite:/etc/passwd' }), seat('fledgling')] },
    'a mind of it plays from a file or server of another machine',
  ],
  [{ ...plan, players: [seat('nobody'), seat('fledgling')] }, 'nobody'],
])('a worker refuses the plan %#', (value, reason) => {
  const read = parseLearningPlan(value)
  expect(read.ok ? '' : read.faults[0]!.message).toContain(reason)
})
