import { canWin, type Motif, shareOnBoard, stepsBetween, takenSquare } from '@rookery/motifs'
import {
  capturedPiece,
  isCapture,
  isCastling,
  moveFrom,
  moveRole,
  moveTo,
  type PlacedPiece,
  type Square,
} from '@rookery/rules'
import type { Walk } from './walk.ts'

/** Whether the line does not speak against a motif of its first move. */
export function isBorneOut(walked: Walk, motif: Motif): boolean {
  const { positions, moves, material } = walked
  const [, reply, next] = moves
  const isTakenAtOnce = (square: Square) => reply !== undefined && moveTo(reply) === square
  /** A threat that is answered by a trade was there; one by a piece that is lost was none. */
  const isLost = (square: Square) =>
    reply === undefined ? canWin(positions[1]!, square) : isTakenAtOnce(square) && material.pawns < 0
  /** A target of a fork that could be taken after the answer that the line stops with. */
  const isFalling = ({ square, piece }: PlacedPiece) =>
    reply === undefined || (positions[2]!.pieceAt(square) === piece && canWin(positions[2]!, square))
  switch (motif.kind) {
    // These claim that something falls, which a win along the line would have told if it is long enough.
    case 'forks':
      return next === undefined && motif.targets.some(isFalling)
    case 'skewers':
      return next === undefined && [motif.front, motif.behind].some(isFalling)
    // It is taken, or else a piece would fall.
    case 'offers fork':
      return reply === undefined || isTakenAtOnce(motif.by.square)
    case 'discovers':
      return motif.target.piece.role === 'king'
    case 'threatens': {
      const { square, piece } = motif.target
      if (isLost(motif.by.square)) return false
      if (isTakenAtOnce(motif.by.square)) return true
      const at = positions[2]
      if (next === undefined || at?.pieceAt(square) !== piece || !canWin(at, square)) return true
      return moveTo(next) === square
    }
    case 'threatens mate':
      if (isTakenAtOnce(moveFrom(motif.move)) || isLost(moveFrom(motif.move))) return false
      return next === undefined || positions[3]!.hasLegalMove()
    case 'pins':
      // Nobody minds a pawn that cannot take.
      if (motif.pinned.piece.role === 'pawn' || isTakenAtOnce(motif.by.square)) return false
      return reply === undefined || moveFrom(reply) !== motif.pinned.square
    case 'saves':
      if (material.lost.some(({ ply }) => ply === plyOfFall(walked, motif.piece))) return false
      // What is guarded may well be taken, and taken back.
      return motif.by === 'guarding' || !isSoonTaken(walked, motif.piece)
    case 'trades':
      return reply === undefined || moveTo(reply) === motif.given.square
    case 'attacks':
      return !isTakenAtOnce(motif.by.square) && !isLost(motif.by.square)
    case 'prepares castling': {
      const kingMove = moves.find((move, ply) => ply > 0 && ply % 2 === 0 && moveRole(move) === 'king')
      return kingMove === undefined || isCastling(kingMove)
    }
    case 'controls':
      if (motif.area === 'square') return !moves.some((move) => moveFrom(move) === motif.pawn.square)
      return motif.area !== 'centre' || shareOnBoard(positions[0]) >= LEAST_SHARE
    // In an ending a king alone gets more room wherever it goes.
    case 'gains room':
      return shareOnBoard(positions[0]) >= LEAST_SHARE_FOR_ROOM
    case 'storms':
      return shareOnBoard(positions[0]) >= LEAST_SHARE_FOR_ROOM && !isSoonTaken(walked, motif.pawn)
    case 'aims':
      return shareOnBoard(positions[0]) >= LEAST_SHARE_FOR_ROOM && !isSoonTaken(walked, motif.by)
    case 'blocks':
      return !isSoonTaken(walked, motif.by) && (next === undefined || moveFrom(next) !== motif.by.square)
    case 'passes':
      return !isSoonTaken(walked, motif.pawn)
    case 'sidesteps':
      return !isSoonTaken(walked, motif.piece)
    case 'guards':
      return !isSoonTaken(walked, motif.piece) || isTakenAtOnce(motif.piece.square)
    case 'prepares break':
      // Whoever goes past at once does so because of it.
      if (reply && moveFrom(reply) === motif.target.square && !isCapture(positions[1]!, reply)) return true
      return !moves.some(
        (move) =>
          (moveFrom(move) === motif.pawn.square && moveTo(move) !== motif.square) ||
          moveFrom(move) === motif.target.square,
      )
    // Nobody is kept from where it goes later, and nobody goes where it turns back from.
    case 'denies':
      return !moves.some((move) => moveFrom(move) === motif.piece.square && moveTo(move) === motif.square)
    case 'nears':
      return !turnsBack(walked, motif.goal.square) && !isSoonTaken(walked, motif.goal)
    default:
      return true
  }
}

/** Whether a piece that was saved, or that a king goes to, falls within the next two answers all the same, be it for something. */
function isSoonTaken(walked: Walk, piece: PlacedPiece): boolean {
  const ply = plyOfFall(walked, piece)
  return ply !== undefined && ply < 4
}

/** Which move of the other side takes a piece, wherever it has gone until then. */
function plyOfFall({ positions, moves }: Walk, { square }: PlacedPiece): number | undefined {
  let at = square
  for (const [ply, move] of moves.entries()) {
    const isTaken = capturedPiece(positions[ply]!, move) !== undefined && takenSquare(move) === at
    if (ply % 2 === 1 && isTaken) return ply
    if (ply % 2 === 0 && moveFrom(move) === at) at = moveTo(move)
  }
  return undefined
}

/** Whether the king that moved first is farther from a square later in the line. */
function turnsBack({ moves }: Walk, goal: Square): boolean {
  const [first] = moves
  const steps = moves
    .filter((move, ply) => ply % 2 === 0 && moveRole(move) === 'king')
    .map((move) => stepsBetween(moveTo(move), goal))
  return first !== undefined && steps.at(-1)! > steps[0]!
}

/** In an ending the middle of the board is a square like others: at least so many of a game's pieces make it more. */
const LEAST_SHARE = 2 / 3
const LEAST_SHARE_FOR_ROOM = 1 / 2
