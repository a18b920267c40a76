import type { GameRecord, Plan } from '@rookery/arena'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'

/** A finished game as far as tables need it. */
export type ShownGame = Pick<
  GameRecord,
  'number' | 'round' | 'pair' | 'white' | 'black' | 'winner' | 'ending'
>

/** A tournament as its coordinator shows it: the plan, and the games after those that somebody knows already. */
export interface Showing {
  /** Another one, where games were taken out: all is to be asked for again. */
  readonly id: string
  readonly plan: Plan
  readonly total?: number
  readonly games: readonly ShownGame[]
}

export const makeShownGame = ({
  number,
  round,
  pair,
  white,
  black,
  winner,
  ending,
}: GameRecord): ShownGame => ({ number, round, pair, white, black, winner, ending })

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const showing = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  plan: v.record(v.string(), v.unknown()),
  total: v.optional(whole),
  games: v.array(
    v.object({
      number: whole,
      round: whole,
      pair: whole,
      white: whole,
      black: whole,
      winner: v.nullable(v.picklist(['white', 'black'])),
      ending: v.pipe(v.string(), v.maxLength(100)),
    }),
  ),
})

/** Whoever draws it reads the plan itself with more care. */
export function parseShowing(text: string): Result<Showing, Fault<'bad-showing'>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {}
  const parsed = v.safeParse(showing, value)
  return parsed.success
    ? ok(parsed.output as unknown as Showing)
    : err({ code: 'bad-showing', message: 'what the coordinator shows cannot be read' })
}
