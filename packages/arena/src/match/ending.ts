import { type Color, type Line, type Outcome, type Reason, reasons } from '@rookery/rules'

/** How a game in the arena ends: by the rules, by a failure of a side, or by adjudication. Each has its own word. */
export const endings = [
  ...reasons.filter((reason): reason is Exclude<Reason, 'time'> => reason !== 'time'),
  'time forfeit',
  'illegal move',
  'crash',
  'stall',
  'adjudicated win',
  'adjudicated draw',
  'adjudicated length',
] as const
export type Ending = (typeof endings)[number]

export interface GameEnd {
  /** No winner means a draw. */
  readonly winner: Color | undefined
  readonly ending: Ending
  /** What a failure was, in a sentence. */
  readonly detail?: string
}

export const endOf = ({ winner, reason }: Outcome): GameEnd => ({
  winner,
  ending: reason === 'time' ? 'time forfeit' : reason,
})

/** Draws that a side may claim are claimed: no engine has a way to do it. */
export function endOfLine(line: Line): GameEnd | undefined {
  const outcome = line.outcome() ?? line.claimableDraw()
  return outcome && endOf(outcome)
}

/** White's points. */
export const whitePoints = (winner: Color | undefined): 0 | 0.5 | 1 =>
  winner === undefined ? 0.5 : winner === 'white' ? 1 : 0
