import {
  type DropNotice,
  isPlanHash,
  isWorkerName,
  type PlanNotice,
  parseDropNotice,
  parsePlanNotice,
  parseWorkerNotice,
  type WorkerNotice,
} from './messages.ts'
import type { Link } from './redis/link.ts'

/** Who has said nothing for so long is gone. */
const GONE_MS = 30_000
/** A notice is short; what is longer is no notice. */
const MOST_NOTICE = 10_000
const MOST_NAME = 200

/** All notices of a hash by their names, in turns; what is too long for one is removed unread, because anybody may have written it. */
const readScript = `
local notices = {}
for _, name in ipairs(redis.call('hkeys', KEYS[1])) do
  if #name > ${MOST_NAME} or redis.call('hstrlen', KEYS[1], name) > ${MOST_NOTICE} then
    redis.call('hdel', KEYS[1], name)
  else
    notices[#notices + 1] = name
    notices[#notices + 1] = redis.call('hget', KEYS[1], name)
  end
end
return notices`

/** Whether a notice is of now, by the clock of Redis; one of a time to come would be believed for ever. */
export const isNear = (seenAt: number, link: Link, mostMs: number): boolean =>
  Math.abs(link.now() - seenAt) < mostMs

export interface KnownPlan extends PlanNotice {
  readonly hash: string
}

export interface KnownWorker extends WorkerNotice {
  readonly name: string
}

export interface DroppedWorker extends DropNotice {
  readonly name: string
}

/** Who is part of a colony: plans, workers, and workers that were dropped. */
export class Roll {
  readonly #link: Link

  constructor(link: Link) {
    this.#link = link
  }

  async announcePlan(hash: string, notice: PlanNotice): Promise<void> {
    await this.#link.redis.hset(this.#plans, hash, JSON.stringify(notice))
  }

  async forgetPlan(hash: string): Promise<void> {
    await this.#link.redis.hdel(this.#plans, hash)
    await this.call()
  }

  async plans(): Promise<KnownPlan[]> {
    return (await this.#read(this.#plans)).flatMap(([hash, text]) => {
      const notice = parsePlanNotice(text)
      return notice.ok && isPlanHash(hash) ? [{ hash, ...notice.value }] : []
    })
  }

  async announceWorker(name: string, notice: WorkerNotice): Promise<void> {
    await this.#link.redis.hset(this.#workers, name, JSON.stringify(notice))
  }

  async forgetWorker(name: string): Promise<void> {
    await this.#link.redis.hdel(this.#workers, name)
  }

  /** Those that have been heard of lately; the others are forgotten. */
  async workers(): Promise<KnownWorker[]> {
    const known = (await this.#read(this.#workers)).map(([name, text]) => {
      const notice = parseWorkerNotice(text)
      const isHere = notice.ok && isWorkerName(name) && isNear(notice.value.seenAt, this.#link, GONE_MS)
      return { name, notice: isHere ? notice.value : undefined }
    })
    const gone = known.filter(({ notice }) => !notice).map(({ name }) => name)
    if (gone.length > 0) await this.#link.redis.hdel(this.#workers, ...gone)
    return known.flatMap(({ name, notice }) => (notice ? [{ name, ...notice }] : []))
  }

  async dropWorker(name: string, reason?: string): Promise<void> {
    const notice: DropNotice = { droppedAt: this.#link.now(), ...(reason === undefined ? {} : { reason }) }
    await this.#link.redis.hset(this.#dropped, name, JSON.stringify(notice))
    await this.#link.redis.hdel(this.#workers, name)
    await this.call()
  }

  /** Which of these were dropped. */
  async findDropped(names: readonly string[]): Promise<Set<string>> {
    if (names.length === 0) return new Set()
    const questions = names.map((name) => ['hexists', this.#dropped, name])
    const answers = (await this.#link.redis.pipeline(questions).exec()) ?? []
    return new Set(names.filter((_, index) => answers[index]?.[1] === 1))
  }

  /** Those that were dropped last, the latest first. */
  async dropped(most: number): Promise<DroppedWorker[]> {
    return (await this.#read(this.#dropped))
      .flatMap(([name, text]) => {
        const notice = parseDropNotice(text)
        return notice.ok && isWorkerName(name) ? [{ name, ...notice.value }] : []
      })
      .sort((one, other) => other.droppedAt - one.droppedAt)
      .slice(0, most)
  }

  /** Asks whoever coordinates a plan to end it. */
  async askToStop(hash: string): Promise<void> {
    await this.#link.redis.hset(this.#stops, hash, '1')
    await this.call()
  }

  /** Whether somebody has asked; asking counts once. */
  async isAskedToStop(hash: string): Promise<boolean> {
    return (await this.#link.redis.hdel(this.#stops, hash)) === 1
  }

  /** Wakes whoever waits for news. */
  async call(): Promise<void> {
    await this.#link.redis.publish(this.news, '')
  }

  get news(): string {
    return this.#link.key('news')
  }

  /** Where a coordinator hears that a job is done. */
  doneOf(plan: string): string {
    return this.#link.key('done', plan)
  }

  async #read(hash: string): Promise<[name: string, text: string][]> {
    const words = (await this.#link.redis.eval(readScript, 1, hash)) as string[]
    return words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1]!]] : []))
  }

  get #plans(): string {
    return this.#link.key('plans')
  }

  get #workers(): string {
    return this.#link.key('workers')
  }

  get #stops(): string {
    return this.#link.key('stops')
  }

  get #dropped(): string {
    return this.#link.key('drops')
  }
}
