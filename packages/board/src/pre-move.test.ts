import {
  chess960,
  makeSquare,
  minichess,
  moveFrom,
  moveTo,
  type Position,
  parsePosition,
  parseSquare,
  standard,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { placementOf } from './placement.ts'
import { preMoveTargets } from './pre-move.ts'

const at = (name: string) => parseSquare(name)!

function positionOf(fen: string, variant: Variant = standard): Position {
  const parsed = parsePosition(fen, variant)
  if (!parsed.ok) throw new Error(parsed.faults[0]!.message)
  return parsed.value
}

const targets = (position: Position, from: string) =>
  preMoveTargets(placementOf(position), at(from)).map(makeSquare).sort()

describe('where a pre-move may go', () => {
  it('looks through pieces that may be gone by then', () => {
    expect(targets(startPosition(), 'a1')).toHaveLength(14)
    expect(targets(startPosition(), 'c1')).toContain('h6')
  })

  it('lets a pawn step, leap from home and take to both sides', () => {
    expect(targets(startPosition(), 'e7')).toEqual(['d6', 'e5', 'e6', 'f6'])
    expect(targets(positionOf('4k3/8/4p3/8/8/8/8/4K3 w - - 0 1'), 'e6')).toEqual(['d5', 'e5', 'f5'])
  })

  it('has no leap on a small board, and stays on it', () => {
    expect(targets(startPosition(minichess), 'e2')).toEqual(['d3', 'e3'])
    expect(targets(startPosition(minichess), 'd1')).toContain('d6')
    expect(targets(startPosition(minichess), 'd1')).not.toContain('f1')
  })

  it('lets a king castle while it has the right', () => {
    const both = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
    expect(targets(positionOf(both), 'e8')).toEqual(['c8', 'd7', 'd8', 'e7', 'f7', 'f8', 'g8'])
    expect(targets(positionOf(both.replace('KQkq', 'KQ')), 'e8')).not.toContain('g8')
    expect(targets(positionOf('1k3r2/8/8/8/8/8/8/1K3R2 w Kk - 0 1', chess960), 'b8')).toContain('f8')
  })

  it('is nowhere from an empty square', () => {
    expect(targets(startPosition(), 'e4')).toEqual([])
  })

  it('holds every move that can be legal after any answer', () => {
    for (const start of [
      startPosition(),
      positionOf('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'),
    ]) {
      const reach = new Map(
        start.pieces().map(({ square }) => [square, preMoveTargets(placementOf(start), square)]),
      )
      const missed = start.legalMoves().flatMap((reply) =>
        start
          .play(reply)
          .legalMoves()
          .filter((move) => !reach.get(moveFrom(move))?.includes(moveTo(move))),
      )
      expect(missed).toEqual([])
    }
  })
})
