import type { Entrant } from '@rookery/arena'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import { ContentCache } from '../content/content-cache.ts'
import { fetchContent } from '../content/fetch-content.ts'
import { parseDataPlan } from '../data/data-plan.ts'
import { parseDuelsPlan } from '../duels/duels-plan.ts'
import { parseGamesPlan } from '../games/games-plan.ts'
import { parseLearningPlan } from '../learning/learning-plan.ts'
import type { PlanKind } from '../messages.ts'
import type { KnownPlan } from '../roll.ts'
import type { ThreadPlan } from '../thread/index.ts'
import { ownVersion } from '../version.ts'

/** Who plays for an entrant on this machine: itself, an engine that the owner has allowed, or nobody. */
export type AllowEntrant = (entrant: Entrant) => Result<Entrant>

export type RefusedPlan = Fault<'other-version' | 'not-allowed' | 'no-content' | 'bad-plan'>

/** So many plans are kept. */
const MOST_PLANS = 20

/** The plans that this worker can run, each fetched once. */
export class PlanBook {
  readonly #allow: AllowEntrant
  readonly #plans = new Map<string, ThreadPlan>()
  readonly #contents = new ContentCache()

  constructor(allow: AllowEntrant) {
    this.#allow = allow
  }

  async open(plan: KnownPlan): Promise<Result<ThreadPlan, RefusedPlan>> {
    const known = this.#plans.get(plan.hash)
    if (known) return ok(known)
    const { hash, kind, version } = plan
    if (version !== ownVersion())
      return refuse('other-version', plan, `it needs Rookery ${version}, and this worker is ${ownVersion()}`)
    const content = await fetchContent(hash, plan.addresses)
    if (!content.ok) return refuse('no-content', plan, content.faults[0]!.message)
    const read = await this.#read(kind, content.value, plan.addresses)
    if (!read.ok) return refuse(read.faults[0]!.code, plan, read.faults[0]!.message)
    const opened = { hash, kind, plan: read.value }
    if (this.#plans.size >= MOST_PLANS) this.#plans.delete(this.#plans.keys().next().value!)
    this.#plans.set(hash, opened)
    return ok(opened)
  }

  async #read(
    kind: PlanKind,
    content: Uint8Array,
    addresses: readonly string[],
  ): Promise<Result<unknown, RefusedPlan>> {
    let value: unknown
    try {
      value = JSON.parse(new TextDecoder().decode(content))
    } catch {
      return err({ code: 'bad-plan', message: 'it is no JSON' })
    }
    switch (kind) {
      case 'games':
        return this.#readGames(value)
      case 'data':
        return this.#readData(value, addresses)
      case 'learning':
        return parseLearningPlan(value)
      case 'duels':
        return this.#readDuels(value, addresses)
    }
  }

  #readGames(value: unknown): Result<unknown, Fault<'bad-plan' | 'not-allowed'>> {
    const games = parseGamesPlan(value)
    if (!games.ok) return games
    const entrants: Entrant[] = []
    for (const entrant of games.value.plan.entrants) {
      const allowed = this.#allow(entrant)
      if (!allowed.ok) return err({ code: 'not-allowed', message: allowed.faults[0]!.message })
      entrants.push(allowed.value)
    }
    return ok({ ...games.value, plan: { ...games.value.plan, entrants } })
  }

  /** Its network is content of its own. */
  async #readData(value: unknown, addresses: readonly string[]): Promise<Result<unknown, RefusedPlan>> {
    const plan = parseDataPlan(value)
    if (!plan.ok || plan.value.network === undefined) return plan
    const network = await this.#contents.get(plan.value.network, addresses)
    return network.ok ? ok({ ...plan.value, networkFile: network.value }) : network
  }

  /** And so are the core and the network that play its games. */
  async #readDuels(value: unknown, addresses: readonly string[]): Promise<Result<unknown, RefusedPlan>> {
    const plan = parseDuelsPlan(value)
    if (!plan.ok) return plan
    const core = await this.#contents.get(plan.value.core, addresses)
    if (!core.ok) return core
    const network = await this.#contents.get(plan.value.network, addresses)
    return network.ok ? ok({ ...plan.value, coreFile: core.value, networkFile: network.value }) : network
  }
}

const refuse = (
  code: RefusedPlan['code'],
  { hash, title }: KnownPlan,
  message: string,
): Result<never, RefusedPlan> => err({ code, message: `plan ${hash.slice(0, 12)} (${title}): ${message}` })
