import { type Move, makeFen, makeUci, type Position } from '@rookery/rules'
import type { Coach } from './coach.ts'

/** A move in its position, so that nobody is asked about it twice. */
export const nameWarning = (position: Position, move: Move): string =>
  `${makeFen(position)} ${makeUci(move, position)}`

/** What there is to know about warnings so far: those that were answered, by their names. */
interface Warned {
  readonly coach?: Coach | undefined
  readonly warned?: readonly string[] | undefined
}

/** Whether the coach may ask about a move; where there is no other to take, there is nothing to ask. */
export function mayWarn({ coach, warned = [] }: Warned, position: Position, move: Move): boolean {
  return (
    coach?.kind === 'warn' &&
    warned.length < (coach.most ?? Number.POSITIVE_INFINITY) &&
    position.legalMoves().length > 1 &&
    !warned.includes(nameWarning(position, move))
  )
}
