import { type Move, makeSan, type Position } from '@rookery/rules'

/** Moves that follow each other, each in the notation of the position it is played in. */
export function sanLine(start: Position, moves: readonly Move[]): string[] {
  let position = start
  return moves.map((move) => {
    const san = makeSan(position, move)
    position = position.play(move)
    return san
  })
}
