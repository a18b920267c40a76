import { canWin, takenSquare, worthOf } from '@rookery/motifs'
import { capturedPiece, type Move, makeSan, moveTo, type PlacedPiece, type Position } from '@rookery/rules'
import { answered, findMeans } from './find-win.ts'
import type { Reason } from './reason.ts'

/** The first capture of a line after its first move, within so many moves, and what is taken for it at once. */
export function findExchange(start: Position, line: readonly Move[], plies: number): Reason | undefined {
  let position = start
  for (const [ply, move] of line.slice(0, plies).entries()) {
    const piece = takenBy(position, move)
    const after = position.play(move)
    const answer = line[ply + 1]
    if (piece && ply > 0) {
      const back = answer === undefined ? undefined : takenBy(after, answer)
      const regained = findRegained(after, line.slice(ply + 1), piece)
      return {
        kind: 'exchanges',
        san: makeSan(position, move),
        piece,
        ...(back && {
          back: { san: makeSan(after, answer!), piece: back, isSame: back.square === moveTo(move) },
        }),
        ...(regained && { regained }),
        // A line that is told no further leaves it open, but the board does not.
        ...(answer === undefined && canWin(after, moveTo(move)) && { isOpen: true }),
        ...(ply > 1 && { later: ply === 2 ? { after: makeSan(start.play(line[0]!), line[1]!) } : {} }),
      }
    }
    position = after
  }
  return undefined
}

/** A fork or the like by which the side that lost a piece wins as much. */
function findRegained(position: Position, line: readonly Move[], lost: PlacedPiece): Reason | undefined {
  const [first, answer, taking] = line
  if (first === undefined || answer === undefined || taking === undefined) return undefined
  const won = takenBy(position.play(first).play(answer), taking)
  if (!won || worthOf(won.piece.role) < worthOf(lost.piece.role)) return undefined
  const means = findMeans(position, line, won, [])
  return means && answered(position, first, means)
}

function takenBy(position: Position, move: Move): PlacedPiece | undefined {
  const piece = capturedPiece(position, move)
  return piece && { piece, square: takenSquare(move) }
}
