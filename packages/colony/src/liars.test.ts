import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endOfLine, type GameRecord } from '@rookery/arena'
import { Line, makeUci, parseUci, startPosition, variantById } from '@rookery/rules'
import type { Job } from 'bullmq'
import { describe, expect, it } from 'vitest'
import { gamesOf, planOf, playAlone, setUpColony } from './colony.fixture.ts'
import { makeGamesPlan } from './games/games-plan.ts'
import { openGamesRunner } from './games/run-games.ts'
import { makeJobId } from './job-id.ts'
import type { ResultMessage } from './messages.ts'
import { Roll } from './roll.ts'
import { readStatus } from './status.ts'
import { ownVersion } from './version.ts'

const colony = setUpColony('liars')

const plan = planOf(6)
const runner = openGamesRunner(makeGamesPlan(plan, { keepsLines: false, isTolerant: false }))

interface Lie {
  readonly name?: string
  readonly result: (honest: ResultMessage) => unknown
  /** It does so many jobs honestly first. */
  readonly after?: number
}

const playHere = ({ data }: Job) =>
  runner.run(
    data.units,
    () => {},
    { aborted: false, shared: false, signal: new AbortController().signal },
    [],
  )

/** A worker that does its jobs as others do, and then changes what comes out; it ends with its first lie. */
async function startLiar({ name = 'liar', result, after = 0 }: Lie): Promise<void> {
  const { link, hash } = await colony.findPlan()
  const worker = link.openWorker(hash, name, 30_000)
  for (let count = 0; ; ) {
    const job: Job | undefined = await worker.getNextJob('token', { block: false })
    if (!job) continue

    const done = await playHere(job)
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
    const { link, hash } = await colony.findPlan()
    await expect.poll(() => link.openQueue(hash).count()).toBeGreaterThan(0)
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
    const { link, hash } = await colony.findPlan()
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

  it('and whoever takes a job that nobody has asked for is no liar', async () => {
    const notices: string[] = []
    const played = colony.playThrough(plan, { onNotice: (line) => notices.push(line) })
    const { link, hash } = await colony.findPlan()
    const queue = link.openQueue(hash)
    const game = { number: 1, round: 1, pair: 0, opening: 0, white: 0, black: 1 }
    const strange: readonly (readonly [string, readonly unknown[]])[] = [
      ...Array.from({ length: 4 }, (_, index) => [`mine${index}`, ['nonsense']] as const),
      ['of-games', [game]],
      // As a coordinator of this plan would call it.
      [makeJobId(hash, [game]), [game]],
      ['hostile', [{ number: { toString: 1 } }]],
    ]
    for (const [jobId, units] of strange) await queue.add('job', { plan: hash, units }, { jobId, lifo: true })
    await colony.startWorker({ name: 'honest' })
    const { store, liars } = await played
    expect(liars).toEqual([])
    expect([...notices].sort()).toEqual([
      'somebody has queued jobs that nobody has asked for: they are removed',
      'worker honest gave a result of a job that nobody has asked for: it does not count',
    ])
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
  })

  it('moves that are legal but were not played, by an audit of what it gives later', async () => {
    const played = colony.playThrough(plan, { auditShare: 1 })
    await startLiar({ result: withGame(withOtherEnd), after: 1 })
    await colony.startWorker({ name: 'honest' })
    const { store, liars } = await played
    expect(liars).toEqual([lied('liar')])
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
  })

  it('who lies in an audit is named, and not who was audited', async () => {
    const roll = new Roll(await colony.connect())
    const times = { startedAt: 0, seenAt: Date.now() + 20_000 }
    const about = { host: 'here', pid: 1, version: ownVersion(), threads: 1, busy: 0, jobs: 0, units: 0 }
    await roll.announceWorker('liar', { ...about, ...times })
    const two = planOf(2)
    const played = colony.playThrough(two, { auditShare: 1, mostAuditsHere: 0 })
    const { link, hash } = await colony.findPlan()
    const queue = link.openQueue(hash)
    await expect.poll(() => queue.count()).toBe(2)
    const liar = link.openWorker(hash, 'liar', 30_000)
    // While it has a job, the coordinator leaves audits to others.
    const held = (await liar.getNextJob('held', { block: false }))!
    await colony.startWorker({ name: 'one' })
    await expect.poll(() => queue.getWaitingCount()).toBe(0)
    const next = () => liar.getNextJob('audit', { block: false })
    let audit: Job | undefined
    await expect
      .poll(async () => {
        audit ??= await next()
        return audit?.data.avoid
      })
      .toBe('one')
    const done = await playHere(audit!)
    const lie = withMove({ scoreCp: 1 })({
      plan: hash,
      version: ownVersion(),
      elapsedMs: 10,
      done: [...done],
    })
    await audit!.moveToCompleted(lie, 'audit', false)
    await held.moveToWait('held')
    await liar.close(true)
    const { store, liars } = await played
    expect(liars).toEqual([lied('liar')])
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(two)))
  })

  it('scores and legal moves from the beginning, as a process of its own beside an honest one', async () => {
    const played = colony.playThrough(plan, { auditShare: 0.01 })
    const liars = ['scores', 'moves'].map((what) => startLyingProcess(what))
    const link = await colony.connect()
    try {
      await expect
        .poll(async () => (await readStatus(link)).dropped.map(({ name }) => name).sort())
        .toEqual(['liar-moves', 'liar-scores'])
      const honest = startLyingProcess('nothing')
      liars.push(honest)
      const { store, liars: named } = await played
      expect([...named].sort()).toEqual([lied('liar-moves'), lied('liar-scores')])
      expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
      const { dropped } = await readStatus(link)
      expect(dropped.map(({ reason }) => reason)).toEqual(Array(2).fill(OTHERWISE))
    } finally {
      for (const child of liars)
        if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    }
  }, 120_000)
})

const OTHERWISE = 'gave what comes out otherwise when it is done again'
const lied = (worker: string) => `worker ${worker} ${OTHERWISE}: it is dropped, and its work is taken out`

/** A real worker, but for what it says of the games that it has played. */
function startLyingProcess(what: string): ChildProcess {
  const script = fileURLToPath(new URL('./lying-worker.fixture.mjs', import.meta.url))
  return spawn(process.execPath, [script, colony.server.url, what], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
