import { canWin, type Motif, shareOnBoard, stepsBetween, takenSquare } from '@rookery/motifs'
import {
  capturedPiece,
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
  switch (motif.kind) {
    // These claim that something falls, which a win along the line would have told.
    case 'forks':
    case 'skewers':
      return false
    // It is taken, or else a piece would fall.
    case 'offers fork':
      return reply === undefined || isTakenAtOnce(motif.by.square)
    case 'discovers':
      return motif.target.piece.role === 'king'
    case 'threatens': {
      const { square, piece } = motif.target
      if (isTakenAtOnce(motif.by.square)) return false
      const at = positions[2]
      if (next === undefined || at?.pieceAt(square) !== piece || !canWin(at, square)) return true
      return moveTo(next) === square
    }
    case 'threatens mate':
      return !isTakenAtOnce(moveFrom(motif.move)) && (next === undefined || positions[3]!.hasLegalMove())
    case 'pins':
      return (
        !isTakenAtOnce(motif.by.square) && (reply === undefined || moveFrom(reply) !== motif.pinned.square)
      )
    case 'saves':
      if (material.lost.some(({ piece }) => piece === motif.piece.piece)) return false
      // What is guarded may well be taken, and taken back.
      return motif.by === 'guarding' || !isSoonTaken(walked, motif.piece)
    case 'trades':
      return reply !== undefined && moveTo(reply) === motif.given.square
    case 'attacks':
      return !isTakenAtOnce(motif.by.square)
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
    case 'passes':
      return !isSoonTaken(walked, motif.pawn)
    case 'sidesteps':
      return !isSoonTaken(walked, motif.piece)
    case 'guards':
      return !isSoonTaken(walked, motif.piece) || isTakenAtOnce(motif.piece.square)
    case 'prepares break':
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
function isSoonTaken({ positions, moves }: Walk, { square }: PlacedPiece): boolean {
  let at = square
  return moves.slice(0, 4).some((move, ply) => {
    if (ply % 2 === 1) return capturedPiece(positions[ply]!, move) !== undefined && takenSquare(move) === at
    if (moveFrom(move) === at) at = moveTo(move)
    return false
  })
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
