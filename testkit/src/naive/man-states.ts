import { empty, isPieceOf } from './board.ts'
import { reach } from './reach.ts'
import { naiveRules } from './rules.ts'

/** The letters of the engine's codes, role * 2 + colour; 12 is an empty square. */
const letters = `PpNnBbRrQqKk${empty}`

/** For each of 64 squares the state of the man on it, told from the engine's codes: 1 where an enemy attacks it, 2 where a friend guards it. */
export function findManStates(codes: ArrayLike<number>): number[] {
  const squares = Array.from(codes, (code) => letters[code]!)
  const states = new Array<number>(64).fill(0)
  // Whatever leaves minichess's corner of the board never comes back into it.
  const state = { rules: naiveRules.standard, squares }
  for (const [from, piece] of squares.entries()) {
    if (piece === empty) continue
    const isWhite = isPieceOf(piece, 'w')
    for (const to of reach(state, from))
      if (squares[to] !== empty) states[to]! |= isPieceOf(squares[to]!, 'w') === isWhite ? 2 : 1
  }
  return states
}
