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
import { aheadOf, isPassed } from './passed.ts'
import { placed, type Scene } from './scene.ts'

export function findControl(scene: Scene): Controls[] {
  if (isCastling(scene.move) || movePromotion(scene.move) || scene.moved.piece.role === 'king') return []
  return [
    ...findCentre(scene),
    ...findFile(scene),
    ...findSeventh(scene),
    ...findBehind(scene),
    ...findStops(scene),
  ]
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

/** A rook comes to the rank where the other side's pawns begin, while one of them is there. */
function findSeventh({ after, us, them, from, to, moved }: Scene): Controls[] {
  const seventh = us === 'white' ? after.variant.ranks - 2 : 1
  if (moved.piece.role !== 'rook' || rankOf(to) !== seventh || rankOf(from) === seventh) return []
  const hasPawn = [...after.squares(them, 'pawn')].some((square) => rankOf(square) === seventh)
  return hasPawn ? [{ kind: 'controls', area: 'rank', by: moved }] : []
}

/** A rook comes behind a passed pawn of either side, with nothing between. */
function findBehind({ before, after, from, to, moved }: Scene): Controls[] {
  if (moved.piece.role !== 'rook') return []
  const isBehind = (position: Position, rook: Square, pawn: PlacedPiece) =>
    fileOf(rook) === fileOf(pawn.square) &&
    (rankOf(pawn.square) - rankOf(rook)) * aheadOf(pawn) > 0 &&
    attacksFrom(position, rook).has(pawn.square)
  return [...after.squares('white', 'pawn'), ...after.squares('black', 'pawn')]
    .map((square) => placed(after, square))
    .filter((pawn) => isPassed(after, pawn) && isBehind(after, to, pawn) && !isBehind(before, from, pawn))
    .map((pawn) => ({ kind: 'controls', area: 'behind', by: moved, pawn }))
}

/** The step that a passed pawn would take next. */
const nextStep = (position: Position, pawn: PlacedPiece): Square | undefined =>
  isPassed(position, pawn) ? squareAt(fileOf(pawn.square), rankOf(pawn.square) + aheadOf(pawn)) : undefined

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
