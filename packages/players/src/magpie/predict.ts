import { type Move, movePromotion, moveRole, moveTo, type Position, type Role } from '@rookery/rules'
import { capturesOf, isBoldCheck } from './check.ts'
import type { MagpieCapture } from './thought.ts'
import { dearness, worth } from './worth.ts'

/**
 * The captures Magpie expects on the square of a move just played: their cheapest piece takes, its own most
 * valuable one takes back, until one side has nobody left to send.
 */
export function predictChain(after: Position, move: Move, standing: Role, boldness: number): MagpieCapture[] {
  const chain: MagpieCapture[] = []
  let position = after
  let last = move
  let taken = standing
  for (;;) {
    const kind = chain.length % 2 === 0 ? 'takes' : 'takes back'
    const captures = capturesOf(position, moveTo(last))
      .filter((capture) => (movePromotion(capture) ?? 'queen') === 'queen')
      .map((capture) => describeCapture(position, capture, kind, taken, boldness))
    // The worst case for Magpie when they take, the best when it takes back.
    const [expected] = captures.sort(
      kind === 'takes'
        ? (a, b) => compare(dearness(a.role), dearness(b.role)) || a.score - b.score
        : (a, b) => compare(dearness(b.role), dearness(a.role)) || b.score - a.score,
    )
    if (!expected) return chain
    chain.push(expected)
    position = position.play(expected.move)
    last = expected.move
    taken = expected.role
  }
}

/** Infinity minus infinity is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

function describeCapture(
  position: Position,
  move: Move,
  kind: MagpieCapture['kind'],
  taken: Role,
  boldness: number,
): MagpieCapture {
  const isCheck = isBoldCheck(position.play(move))
  // A mild Magpie still minds the piece: a check never makes a capture cheaper.
  const gain = isCheck ? Math.max(boldness, worth[taken]) : worth[taken]
  return { kind, move, role: moveRole(move), taken, isCheck, score: kind === 'takes' ? -gain : gain }
}
