import { type Plan, parsePlan, type ScheduledGame } from '@rookery/arena'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'

/** What a worker must know to play games of a tournament; which ones, its jobs say. */
export interface GamesPlan {
  readonly plan: Plan
  readonly keepsLines: boolean
  readonly isTolerant: boolean
  /** How many times as long this machine takes as the coordinator's, where that counts. */
  readonly timeScale?: number
}

/** All that decides what each game is, by its number; without how many there are, so that more rounds do not make it another plan. */
export const makeGamesPlan = (
  { event: _event, sprt: _sprt, schedule, ...plan }: Plan,
  options: Pick<GamesPlan, 'keepsLines' | 'isTolerant'>,
): GamesPlan => ({
  plan: {
    ...plan,
    event: '',
    schedule: schedule.kind === 'knockout' ? schedule : { ...schedule, rounds: 1 },
  },
  ...options,
})

const wrapper = v.object({
  plan: v.unknown(),
  keepsLines: v.boolean(),
  isTolerant: v.boolean(),
  timeScale: v.optional(v.pipe(v.number(), v.minValue(0.001), v.maxValue(1000))),
})

export function parseGamesPlan(value: unknown): Result<GamesPlan, Fault<'bad-plan'>> {
  const parsed = v.safeParse(wrapper, value)
  if (!parsed.success) return err({ code: 'bad-plan', message: 'it is no plan of games' })
  const plan = parsePlan(parsed.output.plan)
  const { timeScale, ...rest } = parsed.output
  return plan.ok ? ok({ ...rest, plan: plan.value, ...(timeScale === undefined ? {} : { timeScale }) }) : plan
}

const whole = (from: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(from))
const scheduledGame = v.object({
  number: whole(1),
  round: whole(1),
  pair: whole(0),
  opening: whole(0),
  white: whole(0),
  black: whole(0),
})

/** The games of a job, as a message has them. */
export function parseGames(
  units: readonly unknown[],
  { plan }: GamesPlan,
): Result<ScheduledGame[], Fault<'bad-job'>> {
  const parsed = v.safeParse(v.array(scheduledGame), units)
  const isFit =
    parsed.success &&
    parsed.output.every(({ white, black }) => white !== black && plan.entrants[white] && plan.entrants[black])
  return isFit
    ? ok(parsed.output)
    : err({ code: 'bad-job', message: 'the games of the job are none of the plan' })
}
