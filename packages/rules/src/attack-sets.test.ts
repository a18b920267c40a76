import { randomPositions } from '@rookery/testkit'
import {
  SquareSet as ChessopsSet,
  attacks as peerAttacks,
  between as peerBetween,
  ray as peerRay,
} from 'chessops'
import { describe, expect, it } from 'vitest'
import {
  attackersOf,
  attacksFrom,
  checkersOf,
  lineThrough,
  pieceAttacks,
  squaresBetween,
} from './attack-sets.ts'
import { parsePosition } from './fen.ts'
import { allPieces, colors } from './piece.ts'
import { createRandom } from './random.ts'
import { unwrap } from './result.ts'
import { makeSquare, parseSquare } from './square.ts'
import { SquareSet } from './square-set.ts'
import { variantById } from './variants/index.ts'

const everySquare = Array.from({ length: 64 }, (_, square) => square)
const read = (fen: string) => unwrap(parsePosition(fen))
const names = (set: SquareSet) => [...set].map(makeSquare).join(' ')

describe('attack sets', () => {
  it('are those of chessops for every piece and square, however the board is occupied', () => {
    const random = createRandom(11)
    for (let round = 0; round < 40; round++) {
      const taken = everySquare.filter(() => random.next() < round / 40)
      const occupied = SquareSet.from(taken)
      const peer = taken.reduce((set, square) => set.with(square), ChessopsSet.empty())
      for (const piece of allPieces)
        for (const square of everySquare)
          expect([...pieceAttacks(piece, square, occupied)]).toEqual([...peerAttacks(piece, square, peer)])
    }
  })

  it('know the squares between two and the line through them as chessops does', () => {
    for (const a of everySquare)
      for (const b of everySquare) {
        expect([...squaresBetween(a, b)]).toEqual([...peerBetween(a, b)])
        expect([...lineThrough(a, b)]).toEqual([...peerRay(a, b)])
      }
  })

  it.each(['standard', 'minichess', 'los-alamos'] as const)('agree with each other on %s', (id) => {
    for (const fen of randomPositions({ variant: id, seed: 3, count: 200, maxPlies: 60 })) {
      const position = unwrap(parsePosition(fen, variantById(id)))
      for (const color of colors)
        for (const square of position.variant.squares) {
          const attackers = attackersOf(position, square, color)
          const seen = [...position.squares(color)].filter((from) => attacksFrom(position, from).has(square))
          expect([...attackers]).toEqual(seen)
          expect(position.isAttacked(square, color)).toBe(!attackers.isEmpty)
        }
      for (const from of position.squares())
        expect(attacksFrom(position, from).isSubsetOf(position.variant.squares)).toBe(true)
      expect(checkersOf(position).isEmpty).toBe(!position.isCheck())
    }
  })

  it('see through a piece that is left out of what is occupied', () => {
    const position = read('3rk3/3q4/8/8/8/8/8/3RK3 w - - 0 1')
    const [d1, d7] = [parseSquare('d1')!, parseSquare('d7')!]
    expect(names(attackersOf(position, d1, 'black'))).toBe('d7')
    expect(names(attackersOf(position, d1, 'black', position.squares().without(d7)))).toBe('d8')
  })

  it('are empty from an empty square', () => {
    expect(attacksFrom(read('4k3/8/8/8/8/8/8/4K3 w - - 0 1'), 0).isEmpty).toBe(true)
  })

  it('name both pieces of a double check', () => {
    expect(names(checkersOf(read('4k3/8/3N4/8/8/8/8/3KR3 b - - 0 1')))).toBe('e1 d6')
  })
})
