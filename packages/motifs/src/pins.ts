import { fileOf, type Position } from '@rookery/rules'
import { exchangeValue } from './exchange.ts'
import { isUnguarded, type LineOfSight, linesOfSight } from './lines-of-sight.ts'
import type { Pins } from './motif.ts'
import type { Scene } from './scene.ts'
import { findSensible } from './sensible.ts'
import { worthOf } from './worth.ts'

export function findPins(scene: Scene): Pins[] {
  const { before, after, us, losses } = scene
  const wasPinned = pinsOn(before, us)
  return pinsOn(after, us)
    .filter(({ by }) => !losses.has(by.square))
    .filter(({ by, front }) => !canBreakFree(after, front.square, by.square))
    .filter((pin) => !wasPinned.some((old) => isSamePin(old, pin)))
    .map(({ by, front, behind }) => ({ kind: 'pins', by, pinned: front, to: behind }))
}

const pinsOn = (position: Position, us: Scene['us']): LineOfSight[] =>
  [...position.squares(us)]
    .flatMap((square) => linesOfSight(position, square))
    .filter((line) => binds(position, line))

const isSamePin = (a: LineOfSight, b: LineOfSight): boolean =>
  a.front.square === b.front.square && a.behind.square === b.behind.square

function binds(position: Position, { by, front, behind }: LineOfSight): boolean {
  if (front.piece.role === 'king') return false
  // It can still step forward.
  if (front.piece.role === 'pawn' && fileOf(front.square) === fileOf(by.square)) return false
  if (behind.piece.role === 'king') return true
  const worth = worthOf(behind.piece.role)
  if (worth <= worthOf(front.piece.role)) return false
  return (
    worth > worthOf(by.piece.role) || isUnguarded(position, behind.square, behind.piece.color, front.square)
  )
}

/** By taking what pins it without a loss. */
const canBreakFree = (after: Position, pinned: number, by: number): boolean => {
  const move = findSensible(after, pinned, by)
  return move !== undefined && exchangeValue(after, move) >= 0
}
