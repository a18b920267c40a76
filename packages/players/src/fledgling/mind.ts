import type { Position, Role } from '@rookery/rules'
import type { Mind } from '../mind.ts'

const worth: Readonly<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 }

export function createMind(): Mind {
  return {
    think({ moves, random }) {
      const drawn = random.below(moves.length)
      const choice = moves[drawn]!
      const weighed = moves.map((move) => ({ move, chance: 1 / moves.length }))
      return { kind: 'fledgling', choice, line: [choice], weighed, details: { moves, drawn } }
    },
    // A random mover has no score; the pieces it can count stand in for one.
    isGladOfDraw: ({ position }) => materialBalance(position) <= 0,
  }
}

/** From the side to move. */
function materialBalance(position: Position): number {
  let balance = 0
  for (const { piece } of position.pieces())
    balance += piece.color === position.turn ? worth[piece.role] : -worth[piece.role]
  return balance
}
