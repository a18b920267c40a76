import { withTurn } from '@rookery/rules'
import type { AvertsMate } from './motif.ts'
import type { Scene } from './scene.ts'
import { findMateInOne, isKingInReach, isMated } from './sensible.ts'

/** A check is no threat any more but an attack, so that answering one averts nothing. */
export function findAvertedMates({ before, us, them, replies }: Scene): AvertsMate[] {
  if (isKingInReach(before, us)) return []
  const move = findMateInOne(withTurn(before, them))
  return move === undefined || replies.some(({ position }) => isMated(position))
    ? []
    : [{ kind: 'averts mate', move }]
}
