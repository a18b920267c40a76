import { err, type Fault, ok, type Result } from '@rookery/rules'
import type { DataSettings } from '@rookery/training/data'
import type { Duel } from '@rookery/training/tune'
import * as v from 'valibot'

/** What a worker must know to play pairs of games between two settings of Raven's margins. */
export interface DuelsPlan {
  readonly settings: DataSettings
  /** The margins by name, in the order of a pair's values. */
  readonly names: readonly string[]
  /** By hash: the build for tuning, and the network's file. */
  readonly core: string
  readonly network: string
  /** The same, when they were fetched. */
  readonly coreFile?: Uint8Array
  readonly networkFile?: Uint8Array
}

const MOST_MARGINS = 1000

const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(from), v.maxValue(to))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const duelsPlan = v.object({
  settings: v.object({
    variant: v.literal('standard'),
    seed: whole(0, 0xffffffff),
    nodes: whole(1, 10_000_000),
    generation: v.literal(0),
  }),
  names: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,60}$/))), v.maxLength(MOST_MARGINS)),
  core: hash,
  network: hash,
  coreFile: v.optional(v.instance(Uint8Array)),
  networkFile: v.optional(v.instance(Uint8Array)),
})

export function parseDuelsPlan(value: unknown): Result<DuelsPlan, Fault<'bad-plan'>> {
  const parsed = v.safeParse(duelsPlan, value)
  return parsed.success
    ? ok(parsed.output as DuelsPlan)
    : err({ code: 'bad-plan', message: 'it is no plan of tuning' })
}

const values = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(MOST_MARGINS))
const duel = v.object({ pair: whole(0, Number.MAX_SAFE_INTEGER), plus: values, minus: values })

/** The pairs of a job, as a message has them. */
export function parseDuels(
  units: readonly unknown[],
  { names }: DuelsPlan,
): Result<Duel[], Fault<'bad-job'>> {
  const parsed = v.safeParse(v.array(duel), units)
  const isFit =
    parsed.success &&
    parsed.output.every(({ plus, minus }) => plus.length === names.length && minus.length === names.length)
  return isFit ? ok(parsed.output) : err({ code: 'bad-job', message: 'the pairs of the job cannot be read' })
}

/** Two games: from two losses to two wins. */
export function parseBalance(value: unknown, pair: number): Result<number, Fault<'bad-game'>> {
  const parsed = v.safeParse(whole(-2, 2), value)
  return parsed.success
    ? ok(parsed.output)
    : err({ code: 'bad-game', message: `pair ${pair + 1}: its result cannot be read` })
}
