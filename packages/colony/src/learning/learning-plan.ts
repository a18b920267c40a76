import { err, type Fault, ok, type Result, type VariantId, variants } from '@rookery/rules'
import { type GameOrder, isPortable, type SelfPlayPlan } from '@rookery/training'
import * as v from 'valibot'

/** A game of a round, and what the table knew before it: the last of the lessons that it was taught, by hash. */
export interface SentOrder extends GameOrder {
  readonly lesson?: string
}

/** More than the longest game has. */
const MOST_PLIES = 20_000

const whole = (from: number, to = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(from), v.maxValue(to))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const moves = v.pipe(v.array(whole(0, 0xffffffff)), v.maxLength(MOST_PLIES))

const participant = v.object({
  player: v.pipe(v.string(), v.maxLength(100)),
  settings: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  limits: v.object({ nodes: v.optional(whole(1)), depth: v.optional(whole(1)) }),
})

const learningPlan = v.object({
  variant: v.picklist(variants.map(({ id }) => id) as [VariantId, ...VariantId[]]),
  players: v.tuple([participant, participant]),
  alternates: v.boolean(),
  watches: v.picklist(['both', 'first']),
  games: whole(0),
  seed: v.pipe(v.number(), v.safeInteger()),
  run: v.pipe(v.string(), v.maxLength(100)),
  lookAhead: whole(1, 1000),
  sharesOpenings: v.optional(v.boolean()),
  plies: v.optional(whole(1)),
})

export function parseLearningPlan(value: unknown): Result<SelfPlayPlan, Fault<'bad-plan' | 'not-allowed'>> {
  const parsed = v.safeParse(learningPlan, value)
  if (!parsed.success) return err({ code: 'bad-plan', message: 'it is no plan of learning' })
  const plan = parsed.output as SelfPlayPlan
  try {
    if (plan.players.every(isPortable)) return ok(plan)
  } catch (error) {
    // There is no such mind here.
    return err({ code: 'bad-plan', message: (error as Error).message })
  }
  return err({ code: 'not-allowed', message: 'a mind of it plays from a file or server of another machine' })
}

const gameOrder = v.object({
  index: whole(0),
  lesson: v.optional(hash),
  goal: v.optional(v.object({ path: moves, known: moves })),
})

/** The games of a job, as a message has them. A move that is none of its position is played by nobody: the game fails. */
export function parseOrders(units: readonly unknown[]): Result<SentOrder[], Fault<'bad-job'>> {
  const parsed = v.safeParse(v.array(gameOrder), units)
  return parsed.success
    ? ok(parsed.output as unknown as SentOrder[])
    : err({ code: 'bad-job', message: 'the games of the job cannot be read' })
}

export function parseMoves(value: unknown): Result<number[], Fault<'bad-game'>> {
  const parsed = v.safeParse(moves, value, { abortEarly: true })
  return parsed.success ? ok(parsed.output) : err({ code: 'bad-game', message: 'its moves cannot be read' })
}
