import { fileOf, type Role, rankOf, type Square, type Variant } from '@rookery/rules'
import { kestrelNumbers } from './numbers.ts'

/** How near a file or a rank is to the middle of the board: 0 at the edge, 1 in the middle. */
const nearMiddle = (at: number, count: number): number => 1 - Math.abs(2 * at - (count - 1)) / (count - 1)

/** What its square is worth to a white piece, in whole hundredths of a pawn. */
export const weigh = (role: Role, square: Square, variant: Variant): number =>
  Math.round(weighExactly(role, square, variant))

function weighExactly(role: Role, square: Square, { files, ranks }: Variant): number {
  const [file, rank] = [fileOf(square), rankOf(square)]
  if (file >= files || rank >= ranks) return 0
  const across = nearMiddle(file, files)
  const along = nearMiddle(rank, ranks)
  const middle = Math.sqrt(across * along)
  const up = rank / (ranks - 1)
  const { pawn, knight, bishop, rook, queen, king } = kestrelNumbers.weights
  switch (role) {
    case 'pawn':
      return rank === 0 || rank === ranks - 1
        ? 0
        : pawn.up * up ** 3 + pawn.middle * across * along + (rank === 1 ? pawn.home * across : 0)
    case 'knight':
      return knight.middle * middle + knight.base
    case 'bishop':
      return bishop.middle * middle + bishop.base + (rank === 0 ? bishop.home : 0)
    case 'rook':
      return rook.across * across + (rank === ranks - 2 ? rook.seventh : 0) + rook.base
    case 'queen':
      return queen.middle * middle + queen.base
    case 'king':
      return rank === 0 ? king.home + king.across * across : king.base + king.up * up
  }
}
