import { randomPositions } from '@rookery/testkit'
import { Chess } from 'chessops/chess'
import { chessgroundDests } from 'chessops/compat'
import { parseFen as parsePeerFen } from 'chessops/fen'
import { describe, expect, it } from 'vitest'
import { legalDestinationNames, legalDestinations } from './destinations.ts'
import { parsePosition, startPosition } from './fen.ts'
import { unwrap } from './result.ts'
import { chess960, variants } from './variants/index.ts'

const sorted = (map: ReadonlyMap<string, readonly string[]>) =>
  [...map].map(([from, goals]) => `${from} ${[...goals].sort().join(' ')}`).sort()

describe('legal destinations', () => {
  it('are those that chessops tells a board, castling onto the rook with them', () => {
    for (const fen of randomPositions({ variant: 'standard', seed: 5, count: 500, maxPlies: 80 })) {
      const peer = Chess.fromSetup(parsePeerFen(fen).unwrap()).unwrap()
      expect(sorted(legalDestinationNames(unwrap(parsePosition(fen))))).toEqual(
        sorted(chessgroundDests(peer)),
      )
    }
  })

  it.each(variants)('name a legal move each, and leave out none, at the start of $name', (variant) => {
    const position = startPosition(variant)
    const pairs = [...legalDestinations(position)].flatMap(([from, goals]) =>
      [...goals].map((to) => position.findMove(from, to)),
    )
    expect(new Set(pairs)).toEqual(new Set(position.legalMoves()))
  })

  it('have the rook alone where the castling king stays on its square', () => {
    const position = unwrap(parsePosition('6k1/8/8/8/8/8/4PPPP/6KR w H - 0 1', chess960))
    expect(legalDestinationNames(position).get('g1')).toEqual(['f1', 'h1'])
  })
})
