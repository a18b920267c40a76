import {
  fileOf,
  type Move,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
  type Position,
  type Role,
  rankOf,
  type Square,
} from '@rookery/rules'
import { capturesOf, findExposure } from './check.ts'
import { isBold, type MagpieCapture } from './thought.ts'
import { dearness, worth } from './worth.ts'

/** Eighteen queens around one square could take in more orders than anybody should wait for. */
const MOST_TRIED = 400

/**
 * The captures Magpie expects on the square of a move just played: their cheapest piece takes, its own most
 * valuable one takes back, until one side has nobody left to send. Of equally dear pieces they send the one whose chain
 * is worst for Magpie, and Magpie the one whose chain is best.
 */
export function predictChain(after: Position, move: Move, standing: Role, boldness: number): MagpieCapture[] {
  let tried = 0
  return predict(after, moveTo(move), standing, 'takes')

  function predict(
    position: Position,
    square: Square,
    taken: Role,
    kind: MagpieCapture['kind'],
  ): MagpieCapture[] {
    const captures = equallyDear(position, square, kind)
    const scoreFor = (chain: MagpieCapture[]) => (kind === 'takes' ? -scoreOf(chain) : scoreOf(chain))
    let best: MagpieCapture[] = []
    for (const capture of captures) {
      if (best.length > 0 && ++tried > MOST_TRIED) break
      const next = kind === 'takes' ? 'takes back' : 'takes'
      const chain = [
        describeCapture(position, capture, kind, taken, boldness),
        ...predict(position.play(capture), moveTo(capture), moveRole(capture), next),
      ]
      if (best.length === 0 || scoreFor(chain) > scoreFor(best)) best = chain
    }
    return best
  }
}

/** Their cheapest pieces that can take on a square, or Magpie's dearest, in an order that is the same for both colours. */
function equallyDear(position: Position, square: Square, kind: MagpieCapture['kind']): Move[] {
  const captures = capturesOf(position, square).filter(
    (capture) => (movePromotion(capture) ?? 'queen') === 'queen',
  )
  const prices = captures.map((capture) => dearness(moveRole(capture)))
  const price = kind === 'takes' ? Math.min(...prices) : Math.max(...prices)
  const forward = position.turn === 'white' ? 1 : -1
  const place = (move: Move) => forward * rankOf(moveFrom(move)) * 8 + fileOf(moveFrom(move))
  return captures.filter((_, index) => prices[index] === price).sort((a, b) => place(a) - place(b))
}

const scoreOf = (chain: readonly MagpieCapture[]): number => chain.reduce((sum, { score }) => sum + score, 0)

function describeCapture(
  position: Position,
  move: Move,
  kind: MagpieCapture['kind'],
  taken: Role,
  boldness: number,
): MagpieCapture {
  const exposure = findExposure(position.play(move))
  // A mild Magpie still minds the piece: a check never makes a capture cheaper.
  const gain = isBold(exposure) ? Math.max(boldness, worth[taken]) : worth[taken]
  return { kind, move, role: moveRole(move), taken, ...exposure, score: kind === 'takes' ? -gain : gain }
}
