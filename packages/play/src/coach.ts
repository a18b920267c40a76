import { describeValue, err, type Fault, ok, type Result } from '@rookery/rules'
import { say } from '@rookery/words/play/game'

/** What help a person has in a game. */
export type Coach =
  /** Not even a take-back or a hint. */
  | { readonly kind: 'strict' }
  /** What the person asks for, and not a word besides. */
  | { readonly kind: 'quiet' }
  /** A question before a blunder is played, at most so often in the game. */
  | { readonly kind: 'warn'; readonly most?: number }
  /** A sentence after each move. */
  | { readonly kind: 'explain' }

export type CoachFault = Fault<'coach-text'>

export const quietCoach: Coach = { kind: 'quiet' }

/** "quiet", "warn", "warn:3" (at most so often), "explain" or "strict". */
export function parseCoach(text: string): Result<Coach, CoachFault> {
  const written = typeof text === 'string' ? text.trim() : describeValue(text)
  const [, kind, most] = /^(quiet|warn|explain|strict)(?::([1-9]\d{0,2}))?$/.exec(written) ?? []
  if (kind === 'warn') return ok(most ? { kind, most: Number(most) } : { kind })
  if (kind && !most) return ok({ kind: kind as 'quiet' | 'explain' | 'strict' })
  return err({ code: 'coach-text', message: say('coachText', { text: written.slice(0, 40) }) })
}

export const makeCoachText = (coach: Coach): string =>
  coach.kind === 'warn' && coach.most !== undefined ? `warn:${coach.most}` : coach.kind
