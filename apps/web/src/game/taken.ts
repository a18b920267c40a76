import type { PlayState } from '@rookery/play'
import { type Color, capturedPiece, type Role, roles } from '@rookery/rules'

const usualWorth: Readonly<Record<Role, number>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  king: 0,
}

/** The pieces each side has taken up to the shown move, least first, by the taker's colour. */
export function takenPieces({ line, cursor }: PlayState): Readonly<Record<Color, readonly Role[]>> {
  const taken: Record<Color, Role[]> = { white: [], black: [] }
  for (let ply = 0; ply < cursor; ply++) {
    const position = line.positions[ply]!
    const captured = capturedPiece(position, line.moves[ply]!)
    if (captured) taken[position.turn].push(captured.role)
  }
  for (const list of Object.values(taken)) list.sort((a, b) => roles.indexOf(a) - roles.indexOf(b))
  return taken
}

/** How much more White's pieces are worth than Black's: by the count that decides the game, where there is one, and else in pawns. */
export function materialLead({ line, cursor }: PlayState): number {
  // A king that was taken has ended the game, and is no lead.
  const worth = { ...(line.variant.moveLimit?.worth ?? usualWorth), king: 0 }
  return line.positions[cursor]!.pieces().reduce(
    (sum, { piece }) => sum + (piece.color === 'white' ? worth[piece.role] : -worth[piece.role]),
    0,
  )
}
