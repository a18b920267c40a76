import { naiveInCheck, naiveMoves, naivePlay, randomPositions } from '@rookery/testkit'
import { expect, it } from 'vitest'
import { makeFen, parsePosition } from './fen.ts'
import { unwrap } from './result.ts'
import { makeSan, parseSan } from './san.ts'
import { makeUci, parseUci } from './uci.ts'
import { variantById } from './variants/index.ts'

it.each([
  ['minichess', 10_000],
  ['standard', 2_000],
  ['chess960', 2_000],
  ['gardner', 1_000],
  ['los-alamos', 1_000],
] as const)('%s agrees with the naive generator on %i random positions', (id, count) => {
  const castling = id === 'chess960' ? 'shredder' : 'xfen'
  let seen = 0
  for (const fen of randomPositions({ variant: id, seed: 2026, count, maxPlies: 120 })) {
    const position = unwrap(parsePosition(fen, variantById(id)))
    const moves = position.legalMoves()
    const written = moves.map((move) => makeUci(move, position))
    expect({ fen, moves: [...written].sort() }).toEqual({ fen, moves: naiveMoves(fen, id) })
    expect({ fen, count: position.countLegalMoves() }).toEqual({ fen, count: moves.length })
    if (position.variant.king === 'checked')
      expect({ fen, check: position.isCheck() }).toEqual({ fen, check: naiveInCheck(fen, id) })

    // Every move's notation names that move; one of them is played by both sides of the comparison.
    expect(moves.map((move) => parseUci(position, makeUci(move, position)))).toEqual(
      moves.map((value) => ({ ok: true, value })),
    )
    const notations = moves.map((move) => makeSan(position, move))
    expect(new Set(notations).size).toBe(moves.length)
    expect(notations.map((san) => parseSan(position, san))).toEqual(
      moves.map((value) => ({ ok: true, value })),
    )
    const chosen = seen++ % Math.max(1, moves.length)
    if (moves.length > 0)
      expect(makeFen(position.play(moves[chosen]!), { castling })).toBe(naivePlay(fen, written[chosen]!, id))
  }
  expect(seen).toBe(count)
})
