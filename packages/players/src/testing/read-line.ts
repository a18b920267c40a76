import { type Move, makeSan, type Position, parseMove, parsePosition, unwrap } from '@rookery/rules'
import { expect } from 'vitest'

/** A line of a test as SAN, each move just as it is written. */
export function readLine(fen: string, sans: string): { position: Position; line: [Move, ...Move[]] } {
  const start = unwrap(parsePosition(fen))
  let position = start
  const line = sans.split(' ').map((san) => {
    const move = unwrap(parseMove(position, san))
    expect(makeSan(position, move)).toBe(san)
    position = position.play(move)
    return move
  })
  return { position: start, line: line as [Move, ...Move[]] }
}
