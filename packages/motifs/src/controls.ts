import {
  attacksFrom,
  type Color,
  fileOf,
  isCastling,
  movePromotion,
  type PlacedPiece,
  type Position,
  rankOf,
  type Square,
  SquareSet,
  squareAt,
  type Variant,
} from '@rookery/rules'
import type { Controls } from './motif.ts'
import { placed, type Scene } from './scene.ts'

export function findControl(scene: Scene): Controls[] {
  if (isCastling(scene.move) || movePromotion(scene.move) || scene.moved.piece.role === 'king') return []
  return [...findCentre(scene), ...findFile(scene), ...findStops(scene)]
}

/** The middle two files and ranks; of an odd number the middle one. */
function centreOf({ files, ranks }: Variant): SquareSet {
  const isMiddle = (index: number, count: number) => Math.abs(2 * index + 1 - count) <= 1
  const squares: Square[] = []
  for (let file = 0; file < files; file++)
    for (let rank = 0; rank < ranks; rank++)
      if (isMiddle(file, files) && isMiddle(rank, ranks)) squares.push(squareAt(file, rank))
  return SquareSet.from(squares)
}

/** What the piece on a square attacks, and where it stands. */
const heldFrom = (position: Position, square: Square): SquareSet => attacksFrom(position, square).with(square)

function findCentre({ before, after, from, to, moved }: Scene): Controls[] {
  const centre = centreOf(after.variant)
  const squares = heldFrom(after, to).intersect(centre)
  return squares.size > heldFrom(before, from).intersect(centre).size
    ? [{ kind: 'controls', area: 'centre', by: moved, squares: [...squares] }]
    : []
}

const pawnsOnFile = (position: Position, color: Color, file: number): number =>
  [...position.squares(color, 'pawn')].filter((square) => fileOf(square) === file).length

function findFile({ before, after, us, them, from, to, moved }: Scene): Controls[] {
  const file = fileOf(to)
  if (moved.piece.role !== 'rook' || file === fileOf(from)) return []
  if (pawnsOnFile(after, us, file) > 0 || pawnsOnFile(before, us, fileOf(from)) === 0) return []
  return [{ kind: 'controls', area: 'file', by: moved, file, isOpen: pawnsOnFile(after, them, file) === 0 }]
}

/** The step that a passed pawn would take next. */
function nextStep(position: Position, { square, piece }: PlacedPiece): Square | undefined {
  const ahead = piece.color === 'white' ? 1 : -1
  const isInTheWay = (other: Square) =>
    Math.abs(fileOf(other) - fileOf(square)) <= 1 && (rankOf(other) - rankOf(square)) * ahead > 0
  const enemies = position.squares(piece.color === 'white' ? 'black' : 'white', 'pawn')
  return [...enemies].some(isInTheWay) ? undefined : squareAt(fileOf(square), rankOf(square) + ahead)
}

function findStops({ before, after, them, from, to, moved }: Scene): Controls[] {
  const held = heldFrom(after, to)
  const hadHeld = heldFrom(before, from)
  return [...after.squares(them, 'pawn')].flatMap((square) => {
    const pawn = placed(after, square)
    const step = nextStep(after, pawn)
    return step !== undefined && held.has(step) && !hadHeld.has(step)
      ? [{ kind: 'controls', area: 'square', by: moved, square: step, pawn }]
      : []
  })
}
