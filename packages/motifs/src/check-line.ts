import { checkPosition, describeValue, type Move, type Position } from '@rookery/rules'

/** Types say it to whoever has them. */
export function checkLine(caller: string, start: Position, moves: readonly Move[]): void {
  checkPosition(caller, start)
  if (!Array.isArray(moves))
    throw new TypeError(`${caller} takes a list of moves, not ${describeValue(moves)}`)
}
