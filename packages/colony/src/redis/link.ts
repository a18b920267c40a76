import { err, type Fault, ok, type Result } from '@rookery/rules'
import type { Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { makeLine } from '../messages.ts'
import { makePlaceName, parseRedisUrl, type RedisPlace, type RedisUrlFault } from './redis-url.ts'

export type LinkFault =
  | RedisUrlFault
  | Fault<'no-client' | 'unreachable' | 'refused' | 'no-database' | 'old-redis' | 'evicts' | 'read-only'>

/** Everything of a colony stands under this name, so that a Redis may serve others too. */
const PREFIX = 'rookery'

const CONNECT_MS = 10_000
const DISCONNECT_MS = 100
/** Whoever does not answer for longer is told of. */
const AWAY_MS = 2000
const PING_EVERY_MS = 500
const LONGEST_RETRY_MS = 2000
/** Every worker looks so often for jobs whose lease has ended, whatever its own is. */
const LOOK_MS = 3000

/** Counts of jobs that stalled: a job that takes its worker with it every time is given up at last. */
const MOST_STALLS = 20

type Tell = (sentence: string, isAway: boolean) => void

/** A connection to a colony's Redis. Once it is there, it comes back by itself whenever it is lost. */
export interface Link {
  readonly redis: Redis
  /** Host and port, for people. */
  readonly place: string
  /** Nobody but this machine reaches it. */
  readonly isLocal: boolean
  /** Milliseconds since 1970 by the clock of Redis, which all machines share. */
  now(): number
  /** The name of a key. */
  key(...words: readonly string[]): string
  openQueue(plan: string): Queue
  openWorker(plan: string, name: string, leaseMs: number): Worker
  /** Another connection, for who waits for messages. */
  openEar(): Redis
  /** Tells that Redis has been away for some seconds, and that it is there again. */
  watch(tell: Tell): void
  /** What still waits for an answer gets none. */
  close(): void
}

/** What Redis answers in place of doing what it was told, as where its memory is full; nothing for any other error. */
export function describeRefusal({ place }: Link, error: unknown): string | undefined {
  const { name, message } = Object(error)
  if (name !== 'ReplyError') return undefined
  const reason = /out of memory|^OOM/i.test(message) ? 'its memory is full (maxmemory)' : makeLine(message)
  return `Redis at ${place} refuses to work: ${reason}`
}

/** Who does not answer within `waitMs` is not waited for. */
export async function openLink(url: string, waitMs = CONNECT_MS): Promise<Result<Link, LinkFault>> {
  const place = parseRedisUrl(url)
  if (!place.ok) return place
  const client = await loadClient()
  if (!client)
    return fail('no-client', 'a colony needs two packages that are not installed: npm install bullmq ioredis')
  const { bullmq, ioredis } = client
  const name = makePlaceName(place.value)
  let isOpen = false
  let lastError: Error | undefined
  const redis = new ioredis({
    ...optionsOf(place.value),
    lazyConnect: true,
    retryStrategy: (attempt: number) => (isOpen ? Math.min(100 * attempt, LONGEST_RETRY_MS) : null),
  })
  // Without a listener, every error of a connection would be printed.
  redis.on('error', (error: Error) => {
    lastError = error
  })
  // One that was stopped takes connections still: nothing but the clock tells.
  const deadline = setTimeout(() => {
    lastError = Object.assign(new Error(), { code: 'ETIMEDOUT' })
    redis.disconnect()
  }, waitMs)
  try {
    await redis.connect()
    // The client goes on in database 0 then.
    const fault = /DB index is out of range/.test(lastError?.message ?? '')
      ? { code: 'no-database' as const, message: `Redis at ${name} has no database of that number` }
      : await findFault(redis, name)
    if (fault) {
      redis.disconnect()
      return err(fault)
    }
    const offsetMs = await findOffset(redis)
    isOpen = true
    return ok(makeLink({ redis, bullmq, name, place: place.value, offsetMs }))
  } catch (error) {
    redis.disconnect()
    return err(describeFailure(name, place.value.hasTls, lastError ?? (error as Error)))
  } finally {
    clearTimeout(deadline)
  }
}

interface Client {
  readonly bullmq: typeof import('bullmq')
  readonly ioredis: typeof Redis
}

/** Loaded here only: whoever has one machine needs neither. */
async function loadClient(): Promise<Client | undefined> {
  try {
    return { bullmq: await import('bullmq'), ioredis: (await import('ioredis')).Redis }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

const optionsOf = ({ host, port, username, password, db, hasTls }: RedisPlace) => ({
  host,
  port,
  db,
  ...(username === undefined ? {} : { username }),
  ...(password === undefined ? {} : { password }),
  ...(hasTls ? { tls: {} } : {}),
  connectTimeout: CONNECT_MS,
  // A timer of that length would keep a program running that is done.
  disconnectTimeout: DISCONNECT_MS,
  // As BullMQ wants it: a command waits until Redis is there again.
  maxRetriesPerRequest: null,
})

interface Opened {
  readonly redis: Redis
  readonly bullmq: typeof import('bullmq')
  readonly name: string
  readonly place: RedisPlace
  readonly offsetMs: number
}

function makeLink({ redis, bullmq, name, place, offsetMs }: Opened): Link {
  const ears: Redis[] = []
  const listeners: Tell[] = []
  const queues = new Map<string, Queue>()
  const openEar = () => {
    const ear = redis.duplicate({ lazyConnect: false })
    ear.on('error', () => {})
    ears.push(ear)
    return ear
  }
  const common = { connection: redis, prefix: PREFIX } as const
  return {
    redis,
    place: name,
    isLocal: ['localhost', '127.0.0.1', '::1'].includes(place.host),
    now: () => Date.now() + offsetMs,
    key: (...words) => [PREFIX, ...words].join(':'),
    openQueue(plan) {
      // One for each plan: every other one would listen to the connection too. Who only looks at a plan leaves nothing behind.
      const queue = queues.get(plan) ?? quiet(new bullmq.Queue(plan, { ...common, skipMetasUpdate: true }))
      queues.set(plan, queue)
      return queue
    },
    openWorker: (plan, worker, leaseMs) =>
      quiet(
        new bullmq.Worker(plan, null, {
          ...common,
          name: worker,
          autorun: false,
          lockDuration: leaseMs,
          stalledInterval: Math.min(leaseMs / 2, LOOK_MS),
          maxStalledCount: MOST_STALLS,
        }),
      ),
    openEar,
    watch(tell) {
      if (listeners.length === 0) void keepAsking(redis, name, listeners)
      listeners.push(tell)
    },
    close() {
      for (const each of [redis, ...ears]) each.disconnect()
    },
  }
}

/** Asks until the connection is closed. One that was lost and one that is silent are the same here: the question waits for both. */
async function keepAsking(redis: Redis, name: string, listeners: readonly Tell[]): Promise<void> {
  const tellAll = (sentence: string, isAway: boolean) => {
    for (const tell of listeners) tell(sentence, isAway)
  }
  const isClosed = () => redis.status === 'end'
  while (!isClosed()) {
    let isAnswered = false
    let isAway = false
    const giveUp = () => {
      if (isAnswered) return
      isAway = true
      tellAll(`Redis at ${name} does not answer; it is waited for`, true)
    }
    // Not at once: where this process itself was busy for so long, the answer is there and is read first.
    const timer = setTimeout(() => setImmediate(giveUp), AWAY_MS).unref()
    await redis.ping().catch(() => {})
    isAnswered = true
    clearTimeout(timer)
    if (isAway && !isClosed()) tellAll(`Redis at ${name} is there again`, false)
    await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS).unref())
  }
}

/** A lost connection is told by nobody: it comes back. */
function quiet<T extends Queue | Worker>(one: T): T {
  ;(one as Queue).on('error', () => {})
  return one
}

async function findFault(
  redis: Redis,
  name: string,
): Promise<Fault<'old-redis' | 'evicts' | 'read-only'> | undefined> {
  const info = await redis.info()
  const about = (field: string) => new RegExp(`^${field}:(.*?)\\r?$`, 'm').exec(info)?.[1]
  const version = about('redis_version') ?? '0'
  if (Number.parseFloat(version) < 6.2)
    return {
      code: 'old-redis',
      message: `Redis at ${name} is of version ${version}, and a colony needs 6.2 or newer`,
    }
  const policy = about('maxmemory_policy')
  if (policy !== undefined && policy !== 'noeviction')
    return {
      code: 'evicts',
      message: `Redis at ${name} throws keys away when its memory is full (maxmemory-policy ${policy}), and jobs with them: set it to noeviction`,
    }
  if (about('role') === 'slave')
    return { code: 'read-only', message: `Redis at ${name} is a replica, which cannot be written to` }
  return undefined
}

async function findOffset(redis: Redis): Promise<number> {
  const [seconds, micros] = await redis.time()
  return Number(seconds) * 1000 + Number(micros) / 1000 - Date.now()
}

const refusals = /\b(WRONGPASS|NOAUTH|NOPERM|invalid password|invalid username-password)/i

function describeFailure(name: string, hasTls: boolean, error: Error): Fault<'unreachable' | 'refused'> {
  const { code } = error as NodeJS.ErrnoException
  if (refusals.test(error.message))
    return {
      code: 'refused',
      message: `Redis at ${name} refuses the user or the password of the colony's URL`,
    }
  const isSilent = code === 'ETIMEDOUT' || /timed? ?out/i.test(error.message)
  const isClosed = code === undefined || code === 'ECONNRESET' || code === 'EPIPE'
  const reason =
    hasTls && (isSilent || isClosed)
      ? NO_TLS
      : isSilent
        ? 'no answer'
        : (reasons[code ?? ''] ?? (isClosed ? CLOSED : certificates.test(code!) ? UNTRUSTED : code))
  return { code: 'unreachable', message: `Redis at ${name} cannot be reached: ${reason}` }
}

/** It waits for the end of a line that TLS never sends, or ends the connection. */
const NO_TLS = 'no answer to TLS, and a Redis without TLS gives none; is redis:// meant?'

/** As one with TLS does, and one that is no Redis. */
const CLOSED = 'the connection was closed; is a Redis there, and is rediss:// meant?'
const UNTRUSTED = 'its certificate is not trusted here (NODE_EXTRA_CA_CERTS=FILE names those that are)'
const certificates = /CERT|UNABLE_TO_VERIFY/

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the host',
}

const fail = (code: LinkFault['code'], message: string): Result<never, LinkFault> =>
  err({ code, message } as LinkFault)
