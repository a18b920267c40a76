import { sayReason } from '@rookery/play/fault-words'
import { useEffect, useSyncExternalStore } from 'react'
import { Shown } from '../../ui/shown.ts'
import { type QueueState, ReviewQueue } from '../storage/review-queue.ts'
import type { ReviewUse } from './review-use.ts'
import type { AtHand } from './work-off.ts'

export interface ReviewsView {
  readonly queue: QueueState | undefined
  readonly isRunning: boolean
  /** The games that are being reviewed now. */
  readonly atHand: AtHand | undefined
  /** Why it ended early. */
  readonly fault: string | undefined
}

/** So many games are put aside at once. */
const batchLength = 500

/** All games of a list reviewed, several at once. It goes on while the person is in other rooms, and after a reload where it stopped. */
export class ReviewDesk extends Shown<ReviewsView> {
  readonly #queue: ReviewQueue
  readonly #loadUse: () => Promise<ReviewUse>
  #stop = new AbortController()

  constructor(database: string, loadUse: () => Promise<ReviewUse>) {
    super({ queue: undefined, isRunning: false, atHand: undefined, fault: undefined })
    this.#queue = new ReviewQueue(database)
    this.#loadUse = loadUse
  }

  /** What waits from another day. A browser that keeps nothing has nothing waiting. */
  async open(): Promise<void> {
    if (this.view().isRunning) return
    try {
      this.change({ queue: await this.#queue.read() })
    } catch {}
  }

  readSource = (): Promise<string | undefined> => this.#queue.readSource().catch(() => undefined)

  async start(
    about: Pick<QueueState, 'file' | 'name' | 'nodes'>,
    pgns: Iterable<string> | AsyncIterable<string>,
    source?: string,
  ): Promise<void> {
    await this.#run(async (signal) => {
      await this.#queue.begin(about, source)
      const batch: string[] = []
      for await (const pgn of pgns) {
        if (signal.aborted) break
        batch.push(pgn)
        if (batch.length === batchLength) await this.#queue.add(batch.splice(0))
      }
      await this.#queue.add(batch)
      await this.#workOff(signal)
    })
  }

  goOn = (): Promise<void> => this.#run((signal) => this.#workOff(signal))

  stop = (): void => this.#stop.abort()

  async forget(): Promise<void> {
    this.change({ queue: undefined, fault: undefined })
    await this.#queue.forget().catch(() => {})
  }

  async #workOff(signal: AbortSignal): Promise<void> {
    const queue = await this.#queue.read()
    this.change({ queue })
    if (!queue) return
    const [{ workOff }, use] = await Promise.all([import('./work-off.ts'), this.#loadUse()])
    await workOff(
      this.#queue,
      queue,
      use,
      signal,
      (after) => this.change({ queue: after }),
      (atHand) => this.change({ atHand }),
    )
  }

  /** One list at a time. */
  async #run(act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.view().isRunning) return
    this.#stop = new AbortController()
    this.change({ isRunning: true, fault: undefined })
    try {
      await act(this.#stop.signal)
    } catch (error) {
      this.change({ fault: sayReason(error) })
    } finally {
      this.change({ isRunning: false })
    }
  }
}

export function useReviews(desk: ReviewDesk): ReviewsView {
  useEffect(() => void desk.open(), [desk])
  return useSyncExternalStore(desk.subscribe, desk.view)
}
