import {
  attackersOf,
  attacksFrom,
  type Color,
  lineThrough,
  type PlacedPiece,
  type Position,
  pieceAttacks,
  type Square,
} from '@rookery/rules'
import { placed } from './scene.ts'

const isSlider = ({ piece: { role } }: PlacedPiece): boolean =>
  role === 'bishop' || role === 'rook' || role === 'queen'

/** A piece that moves along lines, an enemy on one of its lines, and an enemy next behind that. */
export interface LineOfSight {
  readonly by: PlacedPiece
  readonly front: PlacedPiece
  readonly behind: PlacedPiece
}

/** The lines of sight of one piece. */
export function linesOfSight(position: Position, from: Square): LineOfSight[] {
  const by = placed(position, from)
  if (!isSlider(by)) return []
  const enemies = position.squares(by.piece.color === 'white' ? 'black' : 'white')
  const found: LineOfSight[] = []
  for (const front of attacksFrom(position, from).intersect(enemies)) {
    const through = pieceAttacks(by.piece, from, position.squares().without(front))
    const [behind] = through
      .without(attacksFrom(position, from))
      .intersect(lineThrough(from, front))
      .intersect(enemies)
    if (behind !== undefined)
      found.push({ by, front: placed(position, front), behind: placed(position, behind) })
  }
  return found
}

/** Whether nobody guards a square once the piece in front is gone. */
export const isUnguarded = (position: Position, square: Square, by: Color, without: Square): boolean =>
  attackersOf(position, square, by, position.squares().without(without)).isEmpty
