import {
  chess960,
  makeFen,
  minichess,
  parsePiece,
  parsePosition,
  parseSquare,
  startPosition,
  unwrap,
} from '@rookery/rules'
import { randomPositions } from '@rookery/testkit'
import { expect, test } from 'vitest'
import {
  castlingRooks,
  type Draft,
  draftOf,
  draftPosition,
  enPassantSquares,
  makeDraftFen,
  reduceDraft,
} from './draft.ts'

const square = (name: string) => parseSquare(name)!
const start = draftOf(startPosition())
const codes = (draft: Draft) => {
  const position = draftPosition(draft)
  return position.ok ? [] : position.faults.map(({ code }) => code)
}

test('a position taken apart is the same position again', () => {
  for (const fen of [
    'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 20',
    'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3',
  ]) {
    expect(makeDraftFen(draftOf(unwrap(parsePosition(fen))))).toBe(fen)
  }
  const shuffled = 'nrk1brnb/pp1ppppp/8/2p5/3P4/1N1Q1N2/1PP1PPPP/1RK1BR1B w FBfb - 3 4'
  const position = unwrap(parsePosition(shuffled, chess960))
  expect(makeFen(unwrap(draftPosition(draftOf(position))))).toBe(makeFen(position))
})

test('random positions survive mirroring twice and swapping colours twice', () => {
  for (const fen of randomPositions({ variant: 'standard', seed: 3, count: 50, maxPlies: 80 })) {
    const draft = draftOf(unwrap(parsePosition(fen)))
    for (const kind of ['mirror', 'swap-colors'] as const) {
      const once = reduceDraft(draft, { kind })
      const twice = reduceDraft(once, { kind })
      expect(makeDraftFen(twice).split(' ')[0]).toBe(makeDraftFen(draft).split(' ')[0])
      if (kind === 'swap-colors') expect(codes(once)).toEqual([])
    }
  }
})

test('a rook that leaves its corner takes its right to castle along', () => {
  const moved = reduceDraft(start, { kind: 'carry', from: square('h1'), to: square('h3') })
  expect(makeDraftFen(moved)).toBe('rnbqkbnr/pppppppp/8/8/8/7R/PPPPPPPP/RNBQKBN1 w Qkq - 0 1')
  expect(castlingRooks(moved)).toEqual([square('a1'), square('a8'), square('h8')])
})

test('en passant is offered only behind a pawn that can just have jumped', () => {
  const draft = draftOf(unwrap(parsePosition('4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1')))
  expect(enPassantSquares(draft)).toEqual([square('e3')])
  const passing = reduceDraft(draft, { kind: 'en-passant', square: square('e3') })
  expect(makeDraftFen(passing)).toBe('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1')
  expect(reduceDraft(passing, { kind: 'turn', color: 'white' }).enPassant).toBeUndefined()
  expect(enPassantSquares(draftOf(startPosition(minichess)))).toEqual([])
})

test('what is no position yet says why', () => {
  const empty = reduceDraft(start, { kind: 'clear' })
  expect(makeDraftFen(empty)).toBe('8/8/8/8/8/8/8/8 w - - 0 1')
  expect(codes(empty)).toEqual(['king-missing', 'king-missing'])
  const king = { kind: 'put', square: square('e1'), piece: parsePiece('K') } as const
  const pawn = { kind: 'put', square: square('a8'), piece: parsePiece('P') } as const
  expect(codes([king, pawn].reduce(reduceDraft, empty))).toEqual(['pawn-on-end-rank', 'king-missing'])
})
