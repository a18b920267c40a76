import type { Outcome } from '@rookery/rules'
import { lonePerson, type Seats, sideName } from './seat.ts'

/** The end from the person's chair, or from the side of whoever won. */
export function describeEnding({ winner }: Outcome, sides: Seats): string {
  if (winner === undefined) return 'A draw'
  if (winner === lonePerson(sides)) return 'You won'
  return `${sideName(sides, winner)} won`
}
