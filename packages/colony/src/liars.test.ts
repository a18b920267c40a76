import { endOfLine, type GameRecord } from '@rookery/arena'
import { Line, makeUci, parseUci, startPosition, variantById } from '@rookery/rules'
import { type RedisServer, startRedis } from '@rookery/testkit'
import type { Job } from 'bullmq'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, planOf, playAlone, TestColony } from './colony.fixture.ts'
import { makeGamesPlan } from './games/games-plan.ts'
import { openGamesRunner } from './games/run-games.ts'
import type { ResultMessage } from './messages.ts'
import { Roll } from './roll.ts'
import { ownVersion } from './version.ts'

let server: RedisServer
let colony: TestColony
beforeAll(async () => {
  server = await startRedis()
  colony = new TestColony(server)
})
afterEach(() => colony.end())
afterAll(() => server?.stop())

const plan = planOf(6)
const runner = openGamesRunner(makeGamesPlan(plan, { keepsLines: false, isTolerant: false }))

interface Lie {
  readonly name?: string
  readonly result: (honest: ResultMessage) => unknown
  /** It does so many jobs honestly first. */
  readonly after?: number
}

/** A worker that does its jobs as others do, and then changes what comes out; it ends with its first lie. */
async function startLiar({ name = 'liar', result, after = 0 }: Lie): Promise<void> {
  const link = await colony.connect()
  const roll = new Roll(link)
  await expect.poll(() => roll.plans(), { timeout: 10_000 }).toHaveLength(1)
  const { hash } = (await roll.plans())[0]!
  const worker = link.openWorker(hash, name, 30_000)
  for (let count = 0; ; ) {
    const job: Job | undefined = await worker.getNextJob('token', { block: false })
    if (!job) continue
    const stop = { aborted: false, shared: false, signal: new AbortController().signal }
    const done = await runner.run(job.data.units, () => {}, stop, [])
    const honest = { plan: hash, version: ownVersion(), elapsedMs: 10, done: [...done] }
    const isLie = ++count > after
    await job.moveToCompleted(isLie ? result(honest) : honest, 'token', false)
    if (isLie) break
  }
  await worker.close(true)
}

const withGame = (change: (game: GameRecord) => unknown) => (honest: ResultMessage) => ({
  ...honest,
  done: honest.done.map((game, index) => (index === 0 ? change(game as GameRecord) : game)),
})

const withMove = (change: object) =>
  withGame((game) => ({
    ...game,
    moves: game.moves.map((move, index) => (index === 4 ? { ...move, ...change } : move)),
  }))

/** Its last move is another one, after which the game ends by its length all the same. */
function withOtherEnd(game: GameRecord): GameRecord {
  const before = game.moves.slice(0, -1).reduce(
    (line, { uci }) => {
      const move = parseUci(line.position, uci)
      return move.ok ? line.play(move.value) : line
    },
    Line.from(startPosition(variantById(plan.variant)!)),
  )
  const last = game.moves.at(-1)!
  const other = before.position
    .legalMoves()
    .find((move) => makeUci(move, before.position) !== last.uci && !endOfLine(before.play(move)))
  return { ...game, moves: [...game.moves.slice(0, -1), { ...last, uci: makeUci(other!, before.position) }] }
}

const lies: readonly (readonly [string, Lie['result'], RegExp])[] = [
  ['an illegal move', withMove({ uci: 'a1h8' }), /gave what cannot be: game \d+: move 5: /],
  ['another winner', withGame((game) => ({ ...game, winner: 'white' })), /contradicts its result/],
  ['another game', withGame((game) => ({ ...game, number: 99 })), /it is another game/],
  [
    'another opening',
    withGame((game) => ({ ...game, opening: ['e2e4'], moves: [] })),
    /it has another opening/,
  ],
  ['too few games', (honest) => ({ ...honest, done: [] }), /gave 0 results for 2/],
  ['another plan', (honest) => ({ ...honest, plan: 'b'.repeat(64) }), /of another plan/],
  ['another version', (honest) => ({ ...honest, version: '9.9.9+b' }), /plays by version 9\.9\.9\+b/],
  ['no result at all', () => 'x\u001b[2J', /gave no result: a result cannot be read/],
  ['junk', () => 'x'.repeat(17_000_000), /gave a result of 17000002 bytes/],
]

describe('a worker that lies is found and named, and changes no result:', () => {
  it(`${lies.map(([what]) => what).join(', ')}`, async () => {
    const played = colony.playThrough(plan, { auditShare: 0 })
    // One after the other, so that only one honest worker has to be started.
    for (const [index, [, result]] of lies.entries())
      await startLiar({ name: `liar-${index}`, result, after: 1 })
    await colony.startWorker({ name: 'honest' })
    const { store, liars } = await played
    expect(liars).toHaveLength(lies.length)
    for (const [index, [, , reason]] of lies.entries()) {
      expect(liars[index]).toMatch(reason)
      expect(liars[index]).toMatch(/: it is dropped, and its work is taken out$/)
      expect(liars[index]!.startsWith(`worker liar-${index} `)).toBe(true)
    }
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
    expect([...store.games()].map(({ worker }) => worker)).toEqual(Array(12).fill('honest'))
  })

  it('junk in place of its name, of its progress and of a reason, which nobody reads', async () => {
    const played = colony.playThrough(plan, { auditShare: 0 })
    const link = await colony.connect()
    const roll = new Roll(link)
    await expect.poll(() => roll.plans(), { timeout: 10_000 }).toHaveLength(1)
    const { hash } = (await roll.plans())[0]!
    const worker = link.openWorker(hash, 'x'.repeat(5_000_000), 30_000)
    const job = (await worker.getNextJob('token', { block: false }))!
    await job.updateProgress('x'.repeat(5_000_000))
    await job.moveToCompleted('x'.repeat(17_000_000), 'token', false)
    await worker.close(true)
    await colony.startWorker({ name: 'honest' })
    const { store, liars } = await played
    expect(liars).toEqual([
      'worker without a name gave a result of 17000002 bytes: it is dropped, and its work is taken out',
    ])
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
  })

  it('the result of a job that nobody has asked for', async () => {
    const played = colony.playThrough(plan)
    const link = await colony.connect()
    const roll = new Roll(link)
    await expect.poll(() => roll.plans(), { timeout: 10_000 }).toHaveLength(1)
    const { hash } = (await roll.plans())[0]!
    const queue = link.openQueue(hash)
    await queue.add('job', { plan: hash, units: [] }, { jobId: 'mine', lifo: true })
    const worker = link.openWorker(hash, 'liar', 30_000)
    const job = await worker.getNextJob('token', { block: false })
    expect(job?.id).toBe('mine')
    await job!.moveToCompleted({}, 'token', false)
    await worker.close(true)
    await colony.startWorker()
    const { store, liars } = await played
    expect(liars).toEqual([
      'worker liar gave a result of a job that nobody has asked for: it is dropped, and its work is taken out',
    ])
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
  })

  it.each<[string, Lie['result']]>([
    ['moves that are legal, but were not played', withGame(withOtherEnd)],
    ['scores', withMove({ scoreCp: 1 })],
  ])('%s, by an audit', async (_, result) => {
    const played = colony.playThrough(plan, { auditShare: 1 })
    await startLiar({ result, after: 1 })
    await Promise.all(['one', 'two'].map((name) => colony.startWorker({ name })))
    const { store, liars } = await played
    expect(liars).toEqual([
      'worker liar gave what comes out otherwise when it is done again: it is dropped, and its work is taken out',
    ])
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
  })

  it('who lies in an audit is named, and not who was audited', async () => {
    const roll = new Roll(await colony.connect())
    const times = { startedAt: 0, seenAt: Date.now() + 60_000 }
    const about = { host: 'here', pid: 1, version: ownVersion(), threads: 1, busy: 0, jobs: 0, units: 0 }
    await roll.announceWorker('liar', { ...about, ...times, perSecond: 0 })
    const played = colony.playThrough(planOf(1), { auditShare: 1 })
    await colony.startWorker({ name: 'one' })
    await expect.poll(async () => (await roll.plans())[0]?.done, { timeout: 20_000 }).toBe(2)
    await startLiar({ result: withMove({ scoreCp: 1 }) })
    const { store, liars } = await played
    expect(liars.map((line) => line.slice(0, 12))).toEqual(['worker liar '])
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(planOf(1))))
  })
})
