import { type Move, parsePosition, parseSan, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { findSquareGain, type SquareSense } from './tell-squares.ts'

const read = (fen: string, sans: string) => {
  const start = unwrap(parsePosition(fen))
  let position = start
  const line = sans.split(' ').map((san): Move => {
    const move = unwrap(parseSan(position, san))
    position = position.play(move)
    return move
  })
  return { start, line }
}

/** The nearer to a1, the better. */
const toCorner: SquareSense = (_, square) => -(square % 8) - Math.floor(square / 8)

test('a piece is not on its way to where it could have gone at once', () => {
  const { start, line } = read('7k/8/8/8/8/8/3K4/8 w - - 0 1', 'Kc2 Kg8 Kc1')
  expect(findSquareGain(start, line, toCorner)).toMatchObject({ isThere: true, pawns: 1 })
  const far = read('7k/8/8/8/8/8/3K4/8 w - - 0 1', 'Kc2 Kg8 Kb2')
  expect(findSquareGain(far.start, far.line, toCorner)).toMatchObject({ isThere: false, pawns: 2 })
})

test('what another piece gains later is not what the moved piece does', () => {
  const { start, line } = read('7k/8/8/8/8/8/3K3P/3R4 w - - 0 1', 'h3 Kg8 Rb1')
  expect(findSquareGain(start, line, toCorner)).toBeUndefined()
  // The piece that moved first is taken, and the next one is still another.
  const taken = read('3r3k/8/8/8/8/8/8/R2QK3 w - - 0 1', 'Qd2 Rxd2 Kxd2')
  expect(findSquareGain(taken.start, taken.line, toCorner)).toBeUndefined()
})
