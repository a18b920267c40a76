import { parseUci } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { openCore } from './core.fixture.ts'
import { packMove } from './packed.ts'

const { core, setFen } = openCore()

// Worths: pawn 100, knight and bishop 325, rook 500, queen 975.
const exchanges: readonly [string, string, string, number][] = [
  ['a free pawn', '1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1', 'e1e5', 100],
  ['a defended pawn', '1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1', 'd3e5', -225],
  ['a rook behind the rook', '4r1k1/4r3/8/8/8/8/4R3/4R1K1 w - - 0 1', 'e2e7', 500],
  ['a quiet move into a pawn', '4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1', 'f3e5', -325],
  ['a king that may not take back', '8/8/8/3k4/4p3/8/4R3/4R1K1 w - - 0 1', 'e2e4', 100],
  ['a promotion that is taken', '3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7e8q', -100],
  ['en passant counts as even', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 0],
]

describe('static exchange evaluation', () => {
  it.each(exchanges)('%s', (_name, fen, text, worth) => {
    const { position } = setFen(fen)
    const move = parseUci(position, text)
    if (!move.ok) throw new Error(`${text} is not legal`)
    expect(core.seeAtLeast(packMove(move.value), worth)).toBe(1)
    expect(core.seeAtLeast(packMove(move.value), worth + 1)).toBe(0)
  })
})
