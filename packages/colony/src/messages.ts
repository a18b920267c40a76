import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'

/** What stands in Redis may have been written by anybody who reaches it: it is read here, and nowhere else. */
export type MessageFault = Fault<'bad-message'>

const MOST_NAME = 100
/** Units of one job, and machines' addresses of one coordinator. */
export const MOST_UNITS = 10_000
const MOST_ADDRESSES = 20
/** What a worker tells of plans that it takes no part in: so many of them, and so many letters of each. */
export const MOST_REFUSED = 10
export const MOST_REASON = 300
/** Plans that a worker tells its speed in. */
export const MOST_SPEEDS = 10

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const time = v.pipe(v.number(), v.finite(), v.minValue(0))
const line = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Letters that are the same in a terminal, a key of Redis and a file's name. */
const workerName = v.pipe(v.string(), v.maxLength(MOST_NAME), v.regex(/^[\w.-]+$/))

const planKinds = ['games', 'data', 'learning', 'duels'] as const
export type PlanKind = (typeof planKinds)[number]

const addresses = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300), v.url())), v.maxLength(MOST_ADDRESSES))

const planNotice = v.object({
  kind: v.picklist(planKinds),
  title: line(1000),
  /** Of Rookery, with the core that plays. */
  version: line(MOST_NAME),
  /** Where the coordinator serves what the plan needs, by hash. */
  addresses,
  /** Units that are done, and how many there will be. */
  done: whole,
  total: v.optional(whole),
  perSecond: time,
  startedAt: time,
  seenAt: time,
  /** Of the coordinator's machine, where its games have clocks: pieces of work a second. */
  speed: v.optional(v.pipe(time, v.minValue(0.000001))),
})

/** What a coordinator says of its plan. */
export type PlanNotice = v.InferOutput<typeof planNotice>

const workerNotice = v.object({
  host: line(300),
  pid: whole,
  version: line(MOST_NAME),
  threads: v.pipe(whole, v.maxValue(100_000)),
  /** Jobs that are being done. */
  busy: whole,
  jobs: whole,
  units: whole,
  /** Units a second while it works at a plan; the plan that it began a job of last stands at the end. */
  speeds: v.optional(v.pipe(v.array(v.object({ plan: hash, perSecond: time })), v.maxLength(MOST_SPEEDS))),
  startedAt: time,
  seenAt: time,
  lastResultAt: v.optional(time),
  /** Plans that it takes no part in, and why. */
  refuses: v.optional(
    v.pipe(v.array(v.object({ plan: hash, reason: line(MOST_REASON) })), v.maxLength(MOST_REFUSED)),
  ),
})

/** What a worker says of itself. */
export type WorkerNotice = v.InferOutput<typeof workerNotice>

const dropNotice = v.object({
  droppedAt: time,
  /** What it did; without it, somebody has dropped it by a command. */
  reason: v.optional(line(MOST_REASON)),
})

/** When and why a worker was dropped. */
export type DropNotice = v.InferOutput<typeof dropNotice>

/** A part of a plan. */
const jobMessage = v.object({
  plan: hash,
  units: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_UNITS)),
  /** Of an audit: who has done it before. */
  avoid: v.optional(workerName),
  /** Where content is served that its units name by hash. */
  addresses: v.optional(addresses),
})

const resultMessage = v.object({
  plan: hash,
  version: line(MOST_NAME),
  elapsedMs: time,
  /** One for each unit of the job, in their order. */
  done: v.pipe(v.array(v.unknown()), v.maxLength(MOST_UNITS)),
})

export type ResultMessage = v.InferOutput<typeof resultMessage>

/** What somebody else wrote may hold what a terminal would obey. */
export const makeLine = (text: string, most = 300): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').slice(0, most)

export const isPlanHash = (text: string): boolean => v.is(hash, text)
export const isWorkerName = (text: string): boolean => v.is(workerName, text)
export const parsePlanNotice = (text: string) => parseMessage(planNotice, text, 'a notice of a plan')
export const parseWorkerNotice = (text: string) => parseMessage(workerNotice, text, 'a notice of a worker')
export const parseDropNotice = (text: string) =>
  parseMessage(dropNotice, text, 'a notice of a dropped worker')
export const parseJob = (text: string) => parseMessage(jobMessage, text, 'a job')
export const parseResult = (text: string) => parseMessage(resultMessage, text, 'a result')

export function parseMessage<S extends v.GenericSchema>(
  schema: S,
  text: string,
  what: string,
): Result<v.InferOutput<S>, MessageFault> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return err({ code: 'bad-message', message: `${what} is no JSON` })
  }
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return ok(parsed.output)
  const place = v.getDotPath(parsed.issues[0])
  return err({
    code: 'bad-message',
    message: `${what} cannot be read${place === null ? '' : `: its ${place} is wrong`}`,
  })
}
