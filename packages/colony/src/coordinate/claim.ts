import { hostname } from 'node:os'
import { isDeadHere } from '../is-dead-here.ts'
import type { Link } from '../redis/link.ts'
import { isNear, type KnownPlan } from '../roll.ts'
import { ColonyError } from './colony-error.ts'

/** Longer than a coordinator is ever too busy to renew it. */
const CLAIM_MS = 20_000

const renewScript = `
if redis.call('get', KEYS[1]) == ARGV[1] or redis.call('set', KEYS[1], ARGV[1], 'NX') then
  return redis.call('pexpire', KEYS[1], ARGV[2])
end
return 0`

const claimKey = (link: Link, plan: string): string => link.key('claim', plan)

/** A coordinator that has said nothing for so long has been stopped or killed. */
const AWAY_MS = 10_000

/** Whether a coordinator has the plan, as far as Redis knows. */
export const isCoordinated = async (link: Link, { hash, seenAt }: KnownPlan): Promise<boolean> =>
  isNear(seenAt, link, AWAY_MS) && (await link.redis.exists(claimKey(link, hash))) === 1

/** One coordinator at a time has a plan: two would take each other's results away. */
export class Claim {
  readonly #link: Link
  readonly #key: string
  readonly #owner = `${process.pid}@${hostname()}`

  private constructor(link: Link, plan: string) {
    this.#link = link
    this.#key = claimKey(link, plan)
  }

  static async take(link: Link, plan: string): Promise<Claim> {
    const claim = new Claim(link, plan)
    const holder = await link.redis.get(claim.#key)
    // After a kill, the same command on the same machine is to go on at once.
    if (holder !== null && isDeadHolder(holder)) await link.redis.del(claim.#key)
    await claim.renew()
    return claim
  }

  async renew(): Promise<void> {
    const isOurs = await this.#link.redis.eval(renewScript, 1, this.#key, this.#owner, CLAIM_MS)
    if (isOurs === 1) return
    const holder = await this.#link.redis.get(this.#key)
    throw new ColonyError(
      'taken',
      `the same plan is coordinated by process ${(holder ?? 'unknown').slice(0, 300).replace('@', ' on ')} already`,
    )
  }

  async release(): Promise<void> {
    await this.#link.redis.del(this.#key)
  }
}

function isDeadHolder(holder: string): boolean {
  const [, pid, host] = /^(\d{1,10})@(.*)$/.exec(holder) ?? []
  return pid !== undefined && isDeadHere(Number(pid), host!)
}
