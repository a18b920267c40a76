import type { Queue } from 'bullmq'
import type { Link } from '../redis/link.ts'

/** More than the longest job gives. What is longer is not even read. */
const MOST_RESULT_BYTES = 16_000_000
/** Of all that is read at a time. */
const MOST_BYTES = 64_000_000
const MOST_REASON_BYTES = 2000
/** Names, times and signs of progress. */
const MOST_WORD_BYTES = 300

/** Reads fields of hashes, each only where it is short enough, and no more than so much of all: anybody may have written them. */
const readScript = `
local answers, bytes = {}, tonumber(ARGV[1])
for _, key in ipairs(KEYS) do
  for at = 2, #ARGV, 2 do
    local length = redis.call('hstrlen', key, ARGV[at])
    if length == 0 or length > tonumber(ARGV[at + 1]) then
      answers[#answers + 1] = length
    else
      answers[#answers + 1] = redis.call('hget', key, ARGV[at])
      bytes = bytes - length
    end
  end
  if bytes <= 0 then break end
end
return answers`

/** A field of a job: its text, or its length where it is missing or too long. */
type Field = string | number

const textOf = (field: Field | undefined): string => (typeof field === 'string' ? field : '')

/** So many jobs are read at a time. */
const PAGE = 200
/** As BullMQ says it of a job that took one worker after the other with it. */
const STALLED = /^job stalled more than/

export interface QueuedJob {
  readonly id: string
  readonly data: object
}

/** A job that a worker is done with, as it stands in Redis. */
export type Outcome =
  | FailedJob
  | (About &
      (
        | { readonly kind: 'result'; readonly text: string }
        | { readonly kind: 'too-long'; readonly bytes: number }
      ))

interface About {
  readonly id: string
  readonly worker: string
}

export interface FailedJob extends About {
  readonly kind: 'failed'
  readonly reason: string
  /** Nobody failed it: its workers were not heard of any more, again and again. */
  readonly isStalled: boolean
}

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
    const opts = { removeOnComplete: false, removeOnFail: false } as const
    await this.#queue.addBulk(
      jobs.map(({ id, data }) => ({ name: 'job', data, opts: { ...opts, jobId: id } })),
    )
  }

  /** Some of the jobs that are done or have failed for good, but for those that are known already. */
  async readOutcomes(known: ReadonlySet<string>): Promise<Outcome[]> {
    const [completed = [], failed = []] = await Promise.all(
      (['completed', 'failed'] as const).map(async (type) => {
        const ids = await this.#queue.getRanges([type], 0, PAGE + known.size - 1, true)
        return ids.filter((id) => !known.has(id)).slice(0, PAGE)
      }),
    )
    const [results, failures] = await Promise.all([
      this.#read(completed, { pb: MOST_WORD_BYTES, returnvalue: MOST_RESULT_BYTES }),
      this.#read(failed, { pb: MOST_WORD_BYTES, failedReason: MOST_REASON_BYTES }),
    ])
    return [
      ...results.map(([worker, text], index): Outcome => {
        const about = { id: completed[index]!, worker: textOf(worker) }
        return typeof text === 'number' && text > 0
          ? { kind: 'too-long', ...about, bytes: text }
          : { kind: 'result', ...about, text: textOf(text) }
      }),
      ...failures.map(([worker, reason], index): Outcome => {
        const told = typeof reason === 'number' ? `for a reason of ${reason} bytes` : textOf(reason)
        const about = { id: failed[index]!, worker: textOf(worker) }
        return { kind: 'failed', ...about, reason: told, isStalled: STALLED.test(told) }
      }),
    ]
  }

  /** Jobs that workers have in their hands. */
  async readActive(): Promise<ActiveJob[]> {
    const ids = await this.#queue.getRanges(['active'], 0, -1, true)
    const signs = await this.#read(ids, {
      pb: MOST_WORD_BYTES,
      processedOn: MOST_WORD_BYTES,
      progress: MOST_WORD_BYTES,
    })
    return signs.map(([worker, ...sign], index) => ({
      id: ids[index]!,
      worker: textOf(worker),
      sign: sign.join(' '),
    }))
  }

  /** Every job there is, with its message where that can be read at all. */
  async readAll(): Promise<{ readonly id: string; readonly text: string }[]> {
    const ids = await this.#queue.getRanges(
      ['waiting', 'active', 'delayed', 'prioritized', 'completed', 'failed'],
      0,
      -1,
      true,
    )
    const all: { readonly id: string; readonly text: string }[] = []
    while (all.length < ids.length) {
      const page = ids.slice(all.length, all.length + PAGE)
      const read = await this.#read(page, { data: MOST_RESULT_BYTES })
      all.push(...read.map(([text], index) => ({ id: page[index]!, text: textOf(text) })))
    }
    return all
  }

  /** The message of one job; nothing where it is too long. */
  async readMessage(id: string): Promise<string> {
    const [read] = await this.#read([id], { data: MOST_RESULT_BYTES })
    return textOf(read?.[0])
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

  /** Fields of the first of these jobs, as many as may be read at a time. */
  async #read(ids: readonly string[], most: Readonly<Record<string, number>>): Promise<Field[][]> {
    if (ids.length === 0) return []
    const keys = ids.map((id) => this.#queue.toKey(id))
    const limits = Object.entries(most).flat()
    const answers = (await this.#link.redis.eval(
      readScript,
      keys.length,
      ...keys,
      MOST_BYTES,
      ...limits,
    )) as Field[]
    const width = Object.keys(most).length
    return Array.from({ length: answers.length / width }, (_, at) =>
      answers.slice(at * width, (at + 1) * width),
    )
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
