import { withTurn } from '@rookery/rules'
import type { AvertsMate } from './motif.ts'
import type { Reply, Scene } from './scene.ts'
import { findMateInOne, isKingInReach, isMated } from './sensible.ts'

/**
 * A check is no threat any more but an attack, so that answering one averts nothing. A check that we give puts the mate off: it averts
 * it if no answer leaves one.
 */
export function findAvertedMates({ before, us, them, isCheck, replies }: Scene): AvertsMate[] {
  if (isKingInReach(before, us)) return []
  const move = findMateInOne(withTurn(before, them))
  const isLeft = ({ position }: Reply) =>
    isMated(position) ||
    (isCheck && (isKingInReach(position, us) || findMateInOne(withTurn(position, them)) !== undefined))
  return move === undefined || replies.some(isLeft) ? [] : [{ kind: 'averts mate', move }]
}
