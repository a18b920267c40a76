import { randomPositions } from '@rookery/testkit'
import { expect, it } from 'vitest'
import { parsePosition } from './fen.ts'
import { unwrap } from './result.ts'
import { variantById } from './variants/index.ts'
import { writeZobristKey, zobristKey } from './zobrist.ts'

const keyOf = (fen: string) => zobristKey(unwrap(parsePosition(fen)))

// The positions and keys that the description of the PolyGlot book format gives for checking.
it.each([
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 0x463b96181691fc9cn],
  ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', 0x823c9b50fd114196n],
  ['rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2', 0x0756b94461c50fb0n],
  ['rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2', 0x662fafb965db29d4n],
  ['rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3', 0x22a48b5a8e47ff78n],
  ['rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3', 0x652a607ca3f242c1n],
  ['rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4', 0x00fdd303c946bdd9n],
  ['rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3', 0x3c8123ea7b067637n],
  ['rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4', 0x5c3f9b829b279560n],
])('gives Polyglot’s key of %s', (fen, key) => {
  const position = parsePosition(fen)
  expect(position.ok && zobristKey(position.value)).toBe(key)
})

it.each([
  ['side to move', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', '4k3/8/8/8/8/8/8/4K3 b - - 0 1'],
  ['castling rights', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', '4k3/8/8/8/8/8/8/R3K2R w K - 0 1'],
  ['en passant', '4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1', '4k3/8/8/2pP4/8/8/8/4K3 w - - 0 1'],
  ['a piece', '4k3/8/8/8/8/8/N7/4K3 w - - 0 1', '4k3/8/8/8/8/8/B7/4K3 w - - 0 1'],
  ['a colour', '4k3/8/8/8/8/8/N7/4K3 w - - 0 1', '4k3/8/8/8/8/8/n7/4K3 w - - 0 1'],
])('changes with %s', (_, one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other))
})

it('does not depend on the clocks', () => {
  expect(keyOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1')).toBe(keyOf('4k3/8/8/8/8/8/8/4K3 w - - 7 30'))
})

it.each(['standard', 'chess960', 'minichess'] as const)(
  'is the same for the same position and differs otherwise, over random games of %s',
  (id) => {
    const seen = new Map<bigint, string>()
    for (const fen of randomPositions({ variant: id, seed: 7, count: 2000, maxPlies: 60 })) {
      const position = unwrap(parsePosition(fen, variantById(id)))
      const { masks, turn, castling, epSquare } = position
      const facts = [masks, turn, castling, epSquare].join()
      const key = zobristKey(position)
      expect(seen.get(key) ?? facts).toBe(facts)
      seen.set(key, facts)
    }
    expect(seen.size).toBeGreaterThan(1000)
  },
)

it('writes the same key as two halves, the low one first', () => {
  const position = unwrap(parsePosition('r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1'))
  const halves = new Int32Array(2)
  writeZobristKey(position, halves)
  expect(BigInt.asUintN(64, (BigInt(halves[1]!) << 32n) | BigInt(halves[0]! >>> 0))).toBe(
    zobristKey(position),
  )
})
