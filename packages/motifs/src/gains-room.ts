import { withTurn } from '@rookery/rules'
import type { GainsRoom } from './motif.ts'
import type { Scene } from './scene.ts'
import { isKingInReach } from './sensible.ts'

/** A few moves more come with nearly every move. */
const LEAST_SHARE = 0.2
const LEAST_MOVES = 3

export function findRoom({ before, after, us, isCheck }: Scene): GainsRoom[] {
  if (isCheck || isKingInReach(before, us) || after.kingOf(after.turn) === undefined) return []
  const had = before.countLegalMoves()
  const has = withTurn(after, us).countLegalMoves()
  return has - had >= Math.max(LEAST_MOVES, LEAST_SHARE * had)
    ? [{ kind: 'gains room', before: had, after: has }]
    : []
}
