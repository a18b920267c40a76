import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { Port, type PortOptions } from './port.ts'
import { startThread } from './start-thread.ts'

interface TestCalls {
  readonly setup: { readonly answer: unknown }
  readonly double: { readonly given: number; readonly answer: number }
  readonly count: { readonly given: number; readonly report: number; readonly answer: number }
  readonly throw: object
  readonly throwText: object
  readonly answerNonsense: object
  readonly exit: object
  readonly crash: object
  readonly hang: { readonly report: string }
  readonly poll: { readonly report: string; readonly answer: boolean }
  readonly listen: { readonly report: string; readonly answer: string }
  readonly bytes: { readonly given: number; readonly answer: ArrayBuffer }
}

const awake: Port<TestCalls, unknown>[] = []

afterEach(async () => {
  for (const port of awake.splice(0)) await port.dispose()
})

function open(options: PortOptions<unknown> = {}, file = './fixtures/worker.mjs') {
  const workers: Worker[] = []
  const start = startThread(new URL(file, import.meta.url), (worker) => workers.push(worker))
  const port = new Port<TestCalls, unknown>(start, options)
  awake.push(port)
  return { port, workers }
}

/** A call that is stopped as soon as it reports something. */
function stopAtFirstReport(port: Port<TestCalls, unknown>, name: 'poll' | 'listen' | 'hang') {
  const controller = new AbortController()
  return port.call(name, undefined, { report: () => controller.abort(), signal: controller.signal })
}

/** Resolves when a call that never ends has begun. */
async function beginHanging(port: Port<TestCalls, unknown>) {
  let begun = () => {}
  const beginning = new Promise<void>((resolve) => {
    begun = resolve
  })
  const hanging = port.call('hang', undefined, { report: begun })
  hanging.catch(() => {})
  await beginning
  // A promise alone would be awaited with this function.
  return [hanging]
}

describe('a port', () => {
  it('starts its worker with the first call and answers several at a time', async () => {
    const { port, workers } = open()
    expect(workers).toHaveLength(0)
    expect(await Promise.all([1, 2, 3].map((number) => port.call('double', number)))).toEqual([2, 4, 6])
    expect(workers).toHaveLength(1)
  })

  it('gives every report to its own call, in order', async () => {
    const { port } = open()
    const heard: number[][] = [[], []]
    const counts = [3, 5].map((to, at) =>
      port.call('count', to, { report: (number) => heard[at]!.push(number) }),
    )
    expect(await Promise.all(counts)).toEqual([3, 5])
    expect(heard).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4, 5],
    ])
  })

  it('moves what an answer takes along', async () => {
    const { port } = open()
    expect((await port.call('bytes', 1000)).byteLength).toBe(1000)
  })

  it('fails a call with what the worker threw, and keeps the worker', async () => {
    const { port, workers } = open()
    await expect(port.call('throw', undefined)).rejects.toMatchObject({
      name: 'WorkerError',
      code: 'failed',
      message: 'out of range',
      cause: { name: 'RangeError', code: 'range', stack: expect.stringContaining('worker.mjs') },
    })
    await expect(port.call('throwText', undefined)).rejects.toMatchObject({ message: 'no error at all' })
    await expect(port.call('answerNonsense', undefined)).rejects.toMatchObject({ code: 'failed' })
    expect(await port.call('double', 4)).toBe(8)
    expect(workers).toHaveLength(1)
  })

  it('refuses to send what cannot be sent', async () => {
    const { port } = open()
    await expect(port.call('double', (() => {}) as never)).rejects.toMatchObject({
      name: 'WorkerError',
      code: 'unsendable',
      message: expect.stringContaining('could not be cloned'),
    })
    expect(await port.call('double', 4)).toBe(8)
    const { port: unready } = open({ setup: () => {} })
    for (const _ of ['once', 'again'])
      await expect(unready.call('double', 4)).rejects.toMatchObject({ code: 'unsendable' })
  })

  it('fails a call whose listener throws, with what it threw', async () => {
    const { port } = open()
    const report = () => {
      throw new Error('I do not want to know')
    }
    await expect(port.call('count', 2, { report })).rejects.toThrow('I do not want to know')
    await expect(port.call('poll', undefined, { report })).rejects.toThrow('I do not want to know')
    expect(await port.call('double', 4)).toBe(8)
  })

  it.each([
    ['exit', 'a worker was lost: it ended with exit code 3'],
    ['crash', 'a worker was lost: it fell'],
  ] as const)(
    'fails what is open when its worker is lost by %s, and starts a new one',
    async (way, message) => {
      const deaths: string[] = []
      const { port, workers } = open({ setup: 7, onDeath: (error) => deaths.push(error.message) })
      const waiting = port.call('listen', undefined)
      await Promise.all(
        [port.call(way, undefined), waiting].map((call) =>
          expect(call).rejects.toMatchObject({ code: 'died', message }),
        ),
      )
      expect(deaths).toEqual([message])
      expect(await port.call('setup', undefined)).toBe(7)
      expect(workers).toHaveLength(2)
    },
  )

  it('tells of a worker that cannot be loaded, and of one that cannot be set up', async () => {
    await expect(open({}, './fixtures/nobody.mjs').port.call('double', 1)).rejects.toMatchObject({
      code: 'died',
      message: expect.stringContaining('nobody.mjs'),
    })
    await expect(open({ setup: 'stillborn' }).port.call('double', 1)).rejects.toMatchObject({
      code: 'failed',
      message: 'it cannot be set up',
    })
  })
})

describe('a stop', () => {
  it('reaches a worker that is busy, through shared memory', async () => {
    expect(await stopAtFirstReport(open().port, 'poll')).toBe(true)
  })

  it.each([true, false])('reaches a worker that waits; shared memory: %s', async (sharesMemory) => {
    expect(await stopAtFirstReport(open({ sharesMemory }).port, 'listen')).toBe('stopped')
  })

  it('may come before the call', async () => {
    expect(await open().port.call('poll', undefined, { signal: AbortSignal.abort() })).toBe(true)
  })

  it('is for its own call alone', async () => {
    const { port } = open()
    const controller = new AbortController()
    const first = port.call('listen', undefined, { signal: controller.signal })
    expect(await stopAtFirstReport(port, 'listen')).toBe('stopped')
    let isOver = false
    void first.then(() => {
      isOver = true
    })
    expect(await port.call('double', 1)).toBe(2)
    expect(isOver).toBe(false)
    controller.abort()
    expect(await first).toBe('stopped')
  })

  it('ends a worker that does not heed it; others that it worked for lose it', async () => {
    const { port, workers } = open({ graceMs: 5 })
    const other = expect(port.call('listen', undefined)).rejects.toMatchObject({ code: 'died' })
    await expect(stopAtFirstReport(port, 'hang')).rejects.toMatchObject({ code: 'stopped' })
    await other
    expect(await port.call('double', 4)).toBe(8)
    expect(workers).toHaveLength(2)
  })
})

describe('a port that is disposed of', () => {
  it('ends its worker though that is busy, fails what is open and refuses the rest', async () => {
    const { port, workers } = open()
    const [hanging] = await beginHanging(port)
    const exit = once(workers[0]!, 'exit')
    await port.dispose()
    await exit
    await expect(hanging).rejects.toMatchObject({ code: 'disposed' })
    await expect(port.call('double', 1)).rejects.toMatchObject({ code: 'disposed' })
    await port.dispose()
  })
})
