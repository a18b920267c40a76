import { Line, startPosition } from '@rookery/rules'
import { residentBytes } from '@rookery/testkit'
import type { WorkerHandle } from '@rookery/workers'
import { describe, expect, it } from 'vitest'
import { platform } from '#platform'
import { Engine } from './engine.ts'
import type { Platform } from './host/protocol.ts'

const start = Line.from(startPosition())
const single: Platform = { ...platform, canShareMemory: false }

const LIVES = 8
const HASH_MB = 64
/** Less than two engines. */
const MOST_GROWTH = 2 * HASH_MB * 1_000_000

/** How much more memory there is after one engine's life than after another's, without a collection asked for. */
async function growthOf(live: (round: number) => Promise<unknown>): Promise<number> {
  const sizes: number[] = []
  for (let round = 0; round < LIVES; round++) {
    await live(round)
    sizes.push(residentBytes(process.pid))
  }
  return Math.max(...sizes) - Math.min(...sizes)
}

describe('the memory of an engine', () => {
  it.each([
    ['with two threads', platform, 2],
    ['without shared memory', single, 1],
  ])('is given back by dispose, %s', async (_, on, threads) => {
    const live = async () => {
      const engine = new Engine(on, { hashMb: HASH_MB, threads })
      await engine.newGame()
      await engine.search(start, { depth: 2 }).best
      await engine.dispose()
    }
    expect(await growthOf(live)).toBeLessThan(MOST_GROWTH)
  })

  it('is given back by an engine that searches, or is only starting', async () => {
    const live = async (round: number) => {
      const engine = new Engine(platform, { hashMb: HASH_MB, threads: 2 })
      if (round % 2 === 0) await engine.newGame()
      const search = engine.search(start)
      await engine.dispose()
      await expect(search.best).rejects.toMatchObject({ code: 'disposed' })
    }
    expect(await growthOf(live)).toBeLessThan(MOST_GROWTH)
  })

  it('is given back when a worker dies', async () => {
    const workers: WorkerHandle[] = []
    const mortal: Platform = {
      ...platform,
      startWorker(died) {
        const worker = platform.startWorker(died)
        workers.push(worker)
        return worker
      },
    }
    const engine = new Engine(mortal, { hashMb: HASH_MB, threads: 2 })
    const live = async (round: number) => {
      await engine.newGame()
      const search = engine.search(start)
      await workers.splice(0)[round % 2]!.terminate()
      await expect(search.best).rejects.toMatchObject({ code: 'died' })
    }
    expect(await growthOf(live)).toBeLessThan(MOST_GROWTH)
    await engine.dispose()
  })
})
