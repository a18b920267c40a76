import { type GameView, makeResult, type Outcome, opposite } from '@rookery/rules'
import { lonePerson, type Seats, sideName } from './seat.ts'
import { capitalise } from './words.ts'

/** How the game ended: "White wins by checkmate". */
export function describeOutcome({ winner, reason }: Outcome): string {
  if (winner === undefined) return describeDraw(reason)
  const name = capitalise(winner)
  const loser = capitalise(opposite(winner))
  switch (reason) {
    case 'resignation':
      return `${name} wins: ${loser} resigned`
    case 'king captured':
      return `${name} wins: the king is taken`
    case 'time':
      return `${name} wins: ${loser} ran out of time`
    case 'move limit':
      return `${name} wins by material at the move limit`
    default:
      return `${name} wins by ${reason}`
  }
}

function describeDraw(reason: Outcome['reason']): string {
  switch (reason) {
    case 'fifty moves':
    case 'seventy-five moves':
      return `Draw: ${reason} without a capture or pawn move`
    case 'move limit':
      return 'Draw: equal material at the move limit'
    case 'time':
      return 'Draw: time ran out against a side that cannot mate'
    default:
      return `Draw by ${reason}`
  }
}

/** "White wins by checkmate (1-0)". */
export const describeResult = (outcome: Outcome): string =>
  `${describeOutcome(outcome)} (${makeResult(outcome)})`

/** The end from the person's chair, or from the side of whoever won. */
export function describeEnding({ winner }: Outcome, sides: Seats): string {
  if (winner === undefined) return 'A draw'
  if (winner === lonePerson(sides)) return 'You won'
  return `${sideName(sides, winner)} won`
}

/** Pairs of a white and a black move, the last of which may be half a one. */
export function countMoves({ start, position, moves }: GameView): number {
  if (moves.length === 0) return 0
  const lastNumber = position.turn === 'black' ? position.fullmoves : position.fullmoves - 1
  return lastNumber - start.fullmoves + 1
}

/** "1 move", "12 moves". */
export function describeCount(game: GameView): string {
  const count = countMoves(game)
  return count === 1 ? '1 move' : `${count} moves`
}
