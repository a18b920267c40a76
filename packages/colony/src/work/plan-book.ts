import type { Entrant } from '@rookery/arena'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import { fetchContent } from '../content/fetch-content.ts'
import { parseGamesPlan } from '../games/games-plan.ts'
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
    const read = this.#read(content.value)
    if (!read.ok) return refuse(read.faults[0]!.code, plan, read.faults[0]!.message)
    const opened = { hash, kind, plan: read.value }
    if (this.#plans.size >= MOST_PLANS) this.#plans.delete(this.#plans.keys().next().value!)
    this.#plans.set(hash, opened)
    return ok(opened)
  }

  #read(content: Uint8Array): Result<unknown, Fault<'bad-plan' | 'not-allowed'>> {
    let value: unknown
    try {
      value = JSON.parse(new TextDecoder().decode(content))
    } catch {
      return err({ code: 'bad-plan', message: 'it is no JSON' })
    }
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
}

const refuse = (
  code: RefusedPlan['code'],
  { hash, title }: KnownPlan,
  message: string,
): Result<never, RefusedPlan> => err({ code, message: `plan ${hash.slice(0, 12)} (${title}): ${message}` })
