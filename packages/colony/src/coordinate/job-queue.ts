import type { Queue } from 'bullmq'
import type { Link } from '../redis/link.ts'

/** More than the longest job gives. What is longer is not even read. */
const MOST_RESULT_BYTES = 16_000_000
const MOST_REASON = 500

/** So many jobs are read at a time. */
const PAGE = 200
/** Tries of a job that fails, on whatever worker. */
const ATTEMPTS = 3

export interface QueuedJob {
  readonly id: string
  readonly data: object
}

/** A job that a worker is done with, as it stands in Redis. */
export type Outcome = { readonly id: string; readonly worker: string } & (
  | { readonly kind: 'result'; readonly text: string }
  | { readonly kind: 'too-long'; readonly bytes: number }
  | { readonly kind: 'failed'; readonly reason: string }
)

export interface ActiveJob {
  readonly id: string
  readonly worker: string
  /** Changes as long as there is progress. */
  readonly sign: string
}

/** The jobs of one plan in Redis. BullMQ keeps each in a hash of its own, whose fields are read here by their names. */
export class JobQueue {
  readonly #link: Link
  readonly #queue: Queue

  constructor(link: Link, plan: string) {
    this.#link = link
    this.#queue = link.openQueue(plan)
  }

  async add(jobs: readonly QueuedJob[]): Promise<void> {
    if (jobs.length === 0) return
    const opts = { attempts: ATTEMPTS, removeOnComplete: false, removeOnFail: false } as const
    await this.#queue.addBulk(
      jobs.map(({ id, data }) => ({ name: 'job', data, opts: { ...opts, jobId: id } })),
    )
  }

  /** Some of the jobs that are done or have failed for good. */
  async readOutcomes(): Promise<Outcome[]> {
    const [completed = [], failed = []] = await Promise.all(
      (['completed', 'failed'] as const).map((type) => this.#queue.getRanges([type], 0, PAGE - 1, true)),
    )
    const [lengths, workers, reasons] = await Promise.all([
      this.#fields(completed, (key) => ['hstrlen', key, 'returnvalue']),
      this.#fields(completed, (key) => ['hget', key, 'pb']),
      this.#fields(failed, (key) => ['hmget', key, 'pb', 'failedReason']),
    ])
    const short = completed.filter((_, index) => Number(lengths[index]) <= MOST_RESULT_BYTES)
    const results = await this.#fields(short, (key) => ['hmget', key, 'pb', 'returnvalue'])
    return [
      ...short.map((id, index): Outcome => {
        const [worker, text] = results[index] as (string | null)[]
        return { kind: 'result', id, worker: worker ?? '', text: text ?? '' }
      }),
      ...completed.flatMap((id, index): Outcome[] => {
        const bytes = Number(lengths[index])
        const worker = (workers[index] as string | null) ?? ''
        return bytes > MOST_RESULT_BYTES ? [{ kind: 'too-long', id, worker, bytes }] : []
      }),
      ...failed.map((id, index): Outcome => {
        const [worker, reason] = reasons[index] as (string | null)[]
        return { kind: 'failed', id, worker: worker ?? '', reason: (reason ?? '').slice(0, MOST_REASON) }
      }),
    ]
  }

  /** Jobs that workers have in their hands. */
  async readActive(): Promise<ActiveJob[]> {
    const ids = await this.#queue.getRanges(['active'], 0, -1, true)
    const signs = await this.#fields(ids, (key) => ['hmget', key, 'pb', 'processedOn', 'progress'])
    return ids.map((id, index) => {
      const [worker, ...sign] = signs[index] as (string | null)[]
      return { id, worker: worker ?? '', sign: sign.join(' ') }
    })
  }

  /** Every job there is, with its message where that can be read at all. */
  async readAll(): Promise<{ readonly id: string; readonly text: string }[]> {
    const ids = await this.#queue.getRanges(
      ['waiting', 'active', 'delayed', 'prioritized', 'completed', 'failed'],
      0,
      -1,
      true,
    )
    const lengths = await this.#fields(ids, (key) => ['hstrlen', key, 'data'])
    const texts = await this.#fields(ids, (key, index) =>
      Number(lengths[index]) <= MOST_RESULT_BYTES ? ['hget', key, 'data'] : ['hget', key, 'none'],
    )
    return ids.map((id, index) => ({ id, text: (texts[index] as string | null) ?? '' }))
  }

  /** Those that Redis has not got. */
  async findMissing(ids: readonly string[]): Promise<string[]> {
    const found = await this.#fields(ids, (key) => ['exists', key])
    return ids.filter((_, index) => found[index] === 0)
  }

  async remove(ids: readonly string[]): Promise<void> {
    // What a worker holds is locked, and goes with its lock.
    await this.#fields(ids, (key) => ['del', `${key}:lock`])
    await Promise.all(ids.map((id) => this.#queue.remove(id)))
  }

  /** Takes a job out of a worker's hands: without its lock it is soon found stalled, and waits for another. */
  async takeBack(id: string): Promise<void> {
    await this.#link.redis.del(`${this.#queue.toKey(id)}:lock`)
  }

  /** Jobs that nobody has begun. */
  async drain(): Promise<void> {
    await this.#queue.drain(true)
  }

  /** Removes all there is of it. */
  async clear(): Promise<void> {
    await this.#queue.obliterate({ force: true })
  }

  async #fields(
    ids: readonly string[],
    command: (key: string, index: number) => readonly string[],
  ): Promise<unknown[]> {
    if (ids.length === 0) return []
    const answers = await this.#link.redis
      .pipeline(ids.map((id, index) => [...command(this.#queue.toKey(id), index)]))
      .exec()
    return (answers ?? []).map(([error, value]) => {
      if (error) throw error
      return value
    })
  }
}
