import { describeValue, type GameView, makeResult, type Outcome } from '@rookery/rules'
import { say } from '@rookery/words/play/outcome'
import { lonePerson, type Seats, sideName } from './seat.ts'

/** How the game ended: "White wins by checkmate". */
export function describeOutcome(outcome: Outcome): string {
  if (typeof outcome?.reason !== 'string')
    throw new TypeError(`an outcome has a winner and a reason, and is not ${describeValue(outcome)}`)
  const { winner, reason } = outcome
  if (winner === undefined) return describeDraw(reason)
  switch (reason) {
    case 'resignation':
      return say('resignation', { winner })
    case 'king captured':
      return say('kingCaptured', { winner })
    case 'time':
      return say('time', { winner })
    case 'move limit':
      return say('moveLimit', { winner })
    default:
      return say('wins', { winner, reason })
  }
}

function describeDraw(reason: Outcome['reason']): string {
  switch (reason) {
    case 'fifty moves':
      return say('drawFiftyMoves')
    case 'seventy-five moves':
      return say('drawSeventyFiveMoves')
    case 'move limit':
      return say('drawMoveLimit')
    case 'time':
      return say('drawTime')
    default:
      return say('draw', { reason: toName(reason) })
  }
}

/** "threefold repetition" as the catalogue knows it: "threefoldRepetition". */
const toName = (reason: string): string =>
  reason.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())

/** "White wins by checkmate (1-0)". */
export const describeResult = (outcome: Outcome): string =>
  say('result', { outcome: describeOutcome(outcome), score: makeResult(outcome) })

/** The end from the person's chair, or from the side of whoever won. */
export function describeEnding({ winner }: Outcome, sides: Seats): string {
  if (winner === undefined) return say('aDraw')
  if (winner === lonePerson(sides)) return say('youWon')
  return say('won', { name: sideName(sides, winner) })
}

/** Pairs of a white and a black move, the last of which may be half a one. */
export function countMoves({ start, position, moves }: GameView): number {
  if (moves.length === 0) return 0
  const lastNumber = position.turn === 'black' ? position.fullmoves : position.fullmoves - 1
  return lastNumber - start.fullmoves + 1
}

/** "1 move", "12 moves". */
export const describeCount = (game: GameView): string => say('moves', { count: countMoves(game) })
