import { makeTimeControlText } from '@rookery/players'
import { type Line, makeResult, type Outcome } from '@rookery/rules'
import { describeSeat } from '../store/make-game.ts'
import type { GameRecord } from '../store/saved-game.ts'

/** Pairs of a white and a black move, the last of which may be half a one. */
export function countMoves({ start, position, moves }: Line): number {
  if (moves.length === 0) return 0
  const lastNumber = position.turn === 'black' ? position.fullmoves : position.fullmoves - 1
  return lastNumber - start.fullmoves + 1
}

/** "White won: checkmate (1-0)". */
export function describeOutcome(outcome: Outcome): string {
  const result = makeResult(outcome)
  if (!outcome.winner) return `Draw: ${outcome.reason} (${result})`
  return `${outcome.winner === 'white' ? 'White' : 'Black'} won: ${outcome.reason} (${result})`
}

export function describeEnding(outcome: Outcome, line: Line): string {
  return `${describeOutcome(outcome)}\n${describeCount(line)}`
}

function describeCount(line: Line): string {
  const count = countMoves(line)
  return count === 1 ? '1 move' : `${count} moves`
}

/** "Person - Kestrel (depth 3), Minichess, 5+3, 12 moves, begun 2026-11-15 18:04 UTC". */
export function describeUnfinished({ line, white, black, started, clock }: GameRecord): string {
  const control = clock ? `${makeTimeControlText(clock.control)}, ` : ''
  const begun = `${started.slice(0, 16).replace('T', ' ')} UTC`
  return `${describeSeat(white)} - ${describeSeat(black)}, ${line.variant.name}, ${control}${describeCount(line)}, begun ${begun}`
}
