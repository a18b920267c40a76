import { type Entrant, findEntrantFaults } from '@rookery/arena'
import { seatEntrantsInNode } from '@rookery/arena/node'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import { ContentCache } from '../content/content-cache.ts'
import { fetchContent } from '../content/fetch-content.ts'
import { parseDataPlan } from '../data/data-plan.ts'
import { parseDuelsPlan } from '../duels/duels-plan.ts'
import { type GamesPlan, parseGamesPlan } from '../games/games-plan.ts'
import { hasClocks } from '../games/scale-time.ts'
import { parseLearningPlan } from '../learning/learning-plan.ts'
import type { KnownPlan } from '../roll.ts'
import { MOST_SPREAD, type Speed } from '../speed/measure-speed.ts'
import type { ThreadPlan } from '../thread/index.ts'
import { ownVersion } from '../version.ts'

/** Who plays for an entrant on this machine: itself, an engine that the owner has allowed, or nobody. */
export type AllowEntrant = (entrant: Entrant) => Result<Entrant>

type PlanFault = Fault<
  'other-version' | 'not-allowed' | 'no-content' | 'bad-plan' | 'noisy' | 'cannot-play' | 'fails'
>

/** `message` names the plan and gives the reason. */
export type RefusedPlan = PlanFault & { readonly plan: string; readonly reason: string }

/** So many plans are kept. */
const MOST_PLANS = 20
/** A measured speed counts so long. */
const SPEED_MS = 10 * 60_000
/** One that varied too much, where nothing else is done meanwhile. */
const NOISY_MS = 60_000
/** An engine that could not be started is tried again after so long. */
const TRY_AGAIN_MS = 60_000

export interface PlanBookOptions {
  /** How fast this machine is; asked for where games have clocks. */
  readonly measure: () => Promise<Speed>
  /** Whether clocks count here, however much the speed varies. */
  readonly anySpeed?: boolean
  /** Whether nothing is done here, so that measuring keeps nobody waiting. */
  readonly isIdle?: () => boolean
  /** Hears how many times as long as the coordinator's machine this one takes, where games have clocks. */
  readonly onScale?: (plan: KnownPlan, scale: number) => void
}

/** The plans that this worker can run, each fetched once. */
export class PlanBook {
  readonly #allow: AllowEntrant
  readonly #plans = new Map<string, ThreadPlan>()
  readonly #contents = new ContentCache()
  readonly #options: PlanBookOptions
  #speed: { readonly known: Speed; readonly atMs: number } | undefined
  /** Why engines of a plan cannot play here, by the plan's hash. */
  readonly #cannotPlay = new Map<string, { readonly message: string; readonly atMs: number }>()

  constructor(allow: AllowEntrant, options: PlanBookOptions) {
    this.#allow = allow
    this.#options = options
  }

  async open(plan: KnownPlan): Promise<Result<ThreadPlan, RefusedPlan>> {
    const known = this.#plans.get(plan.hash)
    if (known) return ok(known)
    const { hash, kind, version } = plan
    if (version !== ownVersion())
      return refuse(
        'other-version',
        plan,
        `the plan needs Rookery ${version}, and this worker is ${ownVersion()}`,
      )
    const content = await fetchContent(hash, plan.addresses)
    if (!content.ok) return refuse('no-content', plan, content.faults[0]!.message)
    const read = await this.#read(plan, content.value)
    if (!read.ok) return refuse(read.faults[0]!.code, plan, read.faults[0]!.message)
    const opened = { hash, kind, plan: read.value }
    if (this.#plans.size >= MOST_PLANS) this.#plans.delete(this.#plans.keys().next().value!)
    this.#plans.set(hash, opened)
    return ok(opened)
  }

  async #read(known: KnownPlan, content: Uint8Array): Promise<Result<unknown, PlanFault>> {
    const { kind, addresses } = known
    let value: unknown
    try {
      value = JSON.parse(new TextDecoder().decode(content))
    } catch {
      return err({ code: 'bad-plan', message: 'it is no JSON' })
    }
    switch (kind) {
      case 'games':
        return this.#readGames(value, known)
      case 'data':
        return this.#readData(value, addresses)
      case 'learning':
        return parseLearningPlan(value)
      case 'duels':
        return this.#readDuels(value, addresses)
    }
  }

  async #readGames(value: unknown, known: KnownPlan): Promise<Result<unknown, PlanFault>> {
    const games = parseGamesPlan(value)
    if (!games.ok) return games
    const entrants: Entrant[] = []
    for (const entrant of games.value.plan.entrants) {
      const allowed = this.#allow(entrant)
      if (!allowed.ok) return err({ code: 'not-allowed', message: allowed.faults[0]!.message })
      entrants.push(allowed.value)
    }
    const { timeScale: _, ...rest } = games.value
    const own = { ...rest, plan: { ...rest.plan, entrants } }
    const scaled = await this.#scale(own, known)
    if (!scaled.ok) return scaled
    const message = await this.#findFault(own, known.hash)
    return message === undefined ? scaled : err({ code: 'cannot-play', message })
  }

  /** Every engine is started once: what cannot play here would lose all games that others can play. */
  async #findFault({ plan, isTolerant }: GamesPlan, hash: string): Promise<string | undefined> {
    const before = this.#cannotPlay.get(hash)
    if (before && performance.now() - before.atMs < TRY_AGAIN_MS) return before.message
    this.#cannotPlay.delete(hash)
    const engines = plan.entrants.filter(({ kind }) => kind === 'engine')
    const [fault] = await findEntrantFaults({ ...plan, entrants: engines }, seatEntrantsInNode(), {
      isTolerant,
    })
    if (!fault) return undefined
    if (this.#cannotPlay.size >= MOST_PLANS) this.#cannotPlay.clear()
    this.#cannotPlay.set(hash, { message: fault.message, atMs: performance.now() })
    return fault.message
  }

  async #scale(own: GamesPlan, known: KnownPlan): Promise<Result<GamesPlan, PlanFault>> {
    if (!hasClocks(own.plan)) return ok(own)
    const { perSecond, spread } = await this.#findSpeed()
    if (spread > MOST_SPREAD && !this.#options.anySpeed)
      return err({
        code: 'noisy',
        message: `the speed of this machine varies by ${Math.round(100 * spread)} %, and the games have clocks: it plays only what is limited by nodes or depth, unless it is started with --any-speed; while it is idle, it measures again every minute`,
      })
    if (known.speed === undefined) return ok(own)
    const timeScale = known.speed / perSecond
    this.#options.onScale?.(known, timeScale)
    return ok({ ...own, timeScale })
  }

  /** Measured now and then: what else runs on a machine changes. */
  async #findSpeed(): Promise<Speed> {
    const nowMs = performance.now()
    const { measure, isIdle = () => true } = this.#options
    const isNoisy = this.#speed !== undefined && this.#speed.known.spread > MOST_SPREAD
    const longestMs = isNoisy && isIdle() ? NOISY_MS : SPEED_MS
    if (!this.#speed || nowMs - this.#speed.atMs > longestMs)
      this.#speed = { known: await measure(), atMs: nowMs }
    return this.#speed.known
  }

  /** Its network and what its games begin from are contents of their own. */
  async #readData(value: unknown, addresses: readonly string[]): Promise<Result<unknown, PlanFault>> {
    const plan = parseDataPlan(value)
    if (!plan.ok) return plan
    const { network, starts } = plan.value
    return this.#withFiles(plan.value, { networkFile: network, startsFile: starts }, addresses)
  }

  /** And so are the core and the network that play its games. */
  async #readDuels(value: unknown, addresses: readonly string[]): Promise<Result<unknown, PlanFault>> {
    const plan = parseDuelsPlan(value)
    if (!plan.ok) return plan
    const { core, network } = plan.value
    return this.#withFiles(plan.value, { coreFile: core, networkFile: network }, addresses)
  }

  /** A plan with the files that it names by their hashes. */
  async #withFiles(
    plan: object,
    hashes: Readonly<Record<string, string | undefined>>,
    addresses: readonly string[],
  ): Promise<Result<unknown, PlanFault>> {
    const files: Record<string, Uint8Array> = {}
    for (const [file, hash] of Object.entries(hashes)) {
      if (hash === undefined) continue
      const content = await this.#contents.get(hash, addresses)
      if (!content.ok) return content
      files[file] = content.value
    }
    return ok({ ...plan, ...files })
  }
}

const refuse = (code: PlanFault['code'], plan: KnownPlan, reason: string): Result<never, RefusedPlan> =>
  err(makeRefusal(code, plan, reason))

export const makeRefusal = (
  code: PlanFault['code'],
  { hash, title }: KnownPlan,
  reason: string,
): RefusedPlan => ({
  code,
  message: `plan ${hash.slice(0, 12)} (${title}): ${reason}`,
  plan: hash,
  reason,
})
