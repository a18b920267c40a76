import { moveFrom, withTurn } from '@rookery/rules'
import type { Threatens, ThreatensMate } from './motif.ts'
import { placed, type Scene } from './scene.ts'
import { findMateInOne } from './sensible.ts'

export const findThreats = ({ after, wins, threats }: Scene): Threatens[] =>
  [...threats]
    .filter(([square]) => !wins.has(square))
    .map(([square, { move, pawns }]) => ({
      kind: 'threatens',
      target: placed(after, square),
      by: placed(after, moveFrom(move)),
      pawns,
    }))

export function findMateThreats({ before, after, us, isCheck, replies }: Scene): ThreatensMate[] {
  if (isCheck || replies.length === 0 || findMateInOne(before) !== undefined) return []
  const move = findMateInOne(withTurn(after, us))
  return move === undefined ? [] : [{ kind: 'threatens mate', move }]
}
