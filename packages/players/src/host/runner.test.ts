import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { Line, startPosition } from '@rookery/rules'
import { startThread } from '@rookery/workers/node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Mind } from '../mind.ts'
import type { Player } from '../player.ts'
import { interruptedThought, type Thought } from '../thought.ts'
import { HostedPlayer } from './hosted-player.ts'
import { createLocalRunner, WorkerRunner } from './runner.ts'

const never = new AbortController().signal
const start = Line.from(startPosition())
const moves = start.position.legalMoves()
const later = start.play(moves[0]!)
const replies = later.position.legalMoves()

/** Far more than a mind that listens can need, so that a slow machine does not end it. */
const PATIENT_MS = 30_000

const awake: Player[] = []

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const player of awake.splice(0)) await player.dispose()
})

async function createUnruly(script: string, stopGraceMs?: number) {
  const workers: Worker[] = []
  const file = new URL('./fixtures/unruly-worker.mjs', import.meta.url)
  const startWorker = startThread(file, (worker) => workers.push(worker))
  const settings = { script }
  const runner = new WorkerRunner({ id: 'unruly', settings, seed: 1 }, startWorker, stopGraceMs)
  const entry = {
    id: 'unruly',
    name: 'Unruly',
    summary: 'does as it likes',
    variants: ['standard'] as const,
    settings: {},
    hue: '#000000',
    portrait: '',
    load: () => Promise.reject(new Error('lives in a worker of its own')),
  }
  const player = new HostedPlayer(entry, settings, runner)
  awake.push(player)
  return { player, runner, workers }
}

/** Stops the player as soon as it reports its first thought. */
async function thinkUntilFirstThought(player: Player, line: Line) {
  const controller = new AbortController()
  return player.think(line, {}, () => controller.abort(), controller.signal)
}

describe('a mind that cannot go on', () => {
  it.each([
    ['exits', 'unruly lost its worker: it ended with exit code 3'],
    ['crashes', 'unruly lost its worker: out of the nest'],
  ])(
    'and %s gives an error for that thought, and answers the next from a new worker',
    async (way, message) => {
      const { player, workers } = await createUnruly(`${way}, answers`)
      await expect(player.think(start, {}, () => {}, never)).rejects.toMatchObject({ code: 'died', message })
      expect((await player.think(later, {}, () => {}, never)).move).toBe(replies[0])
      expect(workers).toHaveLength(2)
    },
  )

  it('and throws gives its error with the place where it was thrown, and keeps its worker', async () => {
    const { player, workers } = await createUnruly('throws, answers')
    await expect(player.think(start, {}, () => {}, never)).rejects.toMatchObject({
      code: 'failed',
      message: 'unruly failed: a thought too far',
      cause: { stack: expect.stringContaining('unruly-worker.mjs') },
    })
    await expect(player.answerDraw(start)).rejects.toMatchObject({ message: 'unruly failed: no draws here' })
    expect((await player.think(later, {}, () => {}, never)).move).toBe(replies[0])
    expect(workers).toHaveLength(1)
  })

  it('and is never born says so', async () => {
    const { runner } = await createUnruly('stillborn')
    await expect(runner.ready()).rejects.toMatchObject({ message: 'unruly failed: cannot be woken' })
  })

  it('and answers what cannot be sent fails for that thought', async () => {
    const { player } = await createUnruly('answers what cannot be sent')
    await expect(player.think(start, {}, () => {}, never)).rejects.toMatchObject({ code: 'failed' })
  })
})

describe('a mind that is stopped', () => {
  it('answers for itself when it listens', async () => {
    const { player, workers } = await createUnruly('waits for the stop, answers', PATIENT_MS)
    expect((await thinkUntilFirstThought(player, start)).move).toBe(moves[2])
    await player.think(later, {}, () => {}, never)
    expect(workers).toHaveLength(1)
  })

  it('hears the stop without shared memory too', async () => {
    vi.stubGlobal('SharedArrayBuffer', undefined)
    const { player } = await createUnruly('waits for the stop', PATIENT_MS)
    expect((await thinkUntilFirstThought(player, start)).move).toBe(moves[2])
  })

  it('stops by itself when its time is over', async () => {
    const { player } = await createUnruly('waits for the stop')
    expect((await player.think(start, { timeMs: 1 }, () => {}, never)).move).toBe(moves[2])
  })

  it('is ended when it does not listen, and its last idea is the answer', async () => {
    const { player, workers } = await createUnruly('has an idea and hangs, answers')
    const choice = await thinkUntilFirstThought(player, start)
    expect(choice).toEqual({
      move: moves[4],
      thought: { kind: 'fledgling', moves, drawn: 4, choice: moves[4] },
    })
    expect((await player.think(later, {}, () => {}, never)).move).toBe(replies[0])
    expect(workers).toHaveLength(2)
  })

  it('is ended without an idea, and the first legal move is the answer', async () => {
    const { player } = await createUnruly('hangs, answers')
    const thoughts: Thought[] = []
    const choice = await player.think(start, {}, (thought) => thoughts.push(thought), AbortSignal.abort())
    expect(choice).toEqual({
      move: moves[0],
      thought: { kind: 'interrupted', choice: moves[0], line: [moves[0]], weighed: [], details: { moves } },
    })
    expect(thoughts).toEqual([choice.thought])
    expect((await player.think(later, {}, () => {}, never)).move).toBe(replies[0])
  })
})

describe('the host', () => {
  it.each([
    ['cheats', 'Unruly answered with e2e6, which cannot be played in '],
    ['answers nonsense', 'Unruly answered with e4, which cannot be played in '],
  ])('names a mind that %s and its move', async (way, message) => {
    const { player } = await createUnruly(way)
    await expect(player.think(start, {}, () => {}, never)).rejects.toMatchObject({
      code: 'illegal-move',
      message: expect.stringContaining(message),
    })
  })

  it('keeps the reports of an old question out of a new one', async () => {
    const { player } = await createUnruly('answers, mixes up its questions')
    await player.think(start, {}, () => {}, never)
    const heard: unknown[] = []
    await player.think(later, {}, (thought) => heard.push(thought.choice), never)
    expect(heard).toEqual([replies[6], replies[7]])
  })

  it('reports a thought once when the mind stands by it', async () => {
    const { player } = await createUnruly('stands by its report')
    const heard: unknown[] = []
    const { move } = await player.think(start, {}, (thought) => heard.push(thought.choice), never)
    expect(move).toBe(moves[3])
    expect(heard).toEqual([moves[3]])
  })

  it('ends the worker on dispose, though its mind is busy', async () => {
    const { player, workers } = await createUnruly('has an idea and hangs')
    let reported = () => {}
    const hanging = new Promise<void>((resolve) => {
      reported = resolve
    })
    const thinking = player.think(start, {}, reported, never)
    const refused = expect(thinking).rejects.toMatchObject({ code: 'disposed' })
    await hanging
    const exit = once(workers[0]!, 'exit')
    await player.dispose()
    await exit
    await refused
  })
})

const patient: Mind = {
  async think({ moves, pulse, report }) {
    report(interruptedThought(moves))
    while (!pulse.stopped) await pulse.beat()
    return interruptedThought(moves.slice(1))
  },
  isGladOfDraw: () => false,
}

describe('a mind in this thread', () => {
  it('hears an abort that comes from an event, and answers', async () => {
    const controller = new AbortController()
    const report = () => setTimeout(() => controller.abort())
    const thought = await createLocalRunner(patient, 1).think(start, {}, report, controller.signal)
    expect(thought?.choice).toBe(moves[1])
  })

  it('ends its thought when it is disposed of', async () => {
    const runner = createLocalRunner(patient, 1)
    const report = () => setTimeout(() => void runner.dispose())
    await runner.think(start, {}, report, new AbortController().signal)
  })
})
