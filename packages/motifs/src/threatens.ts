import { attackersOf, moveFrom, type Square, withTurn } from '@rookery/rules'
import type { Win } from './exchange.ts'
import type { Threatens, ThreatensMate } from './motif.ts'
import { fallsTo } from './prizes.ts'
import { placed, type Scene } from './scene.ts'
import { findMateInOne, isKingInReach } from './sensible.ts'

export const findThreats = (scene: Scene): Threatens[] =>
  [...scene.threats]
    .filter(([square]) => !scene.wins.has(square) && !isOld(scene, square))
    .map(([square, win]) => ({
      kind: 'threatens',
      target: placed(scene.after, square),
      by: placed(scene.after, takerOf(scene, square, win)),
      pawns: win.pawns,
    }))

/** The piece that moved, if it is one of those that could win the target. */
function takerOf({ after, us, to, isCheck }: Scene, square: Square, { move }: Win): Square {
  return !isCheck && fallsTo(withTurn(after, us), to, square) ? to : moveFrom(move)
}

/** Whoever was in check could take nothing else, so what attacked before is no news. */
function isOld({ before, after, us, from, to }: Scene, square: Square): boolean {
  if (!isKingInReach(before, us)) return false
  const had = attackersOf(before, square, us)
  return [...attackersOf(after, square, us)].every((each) => had.has(each === to ? from : each))
}

export function findMateThreats({ before, after, us, isCheck, replies }: Scene): ThreatensMate[] {
  if (isCheck || replies.length === 0 || findMateInOne(before) !== undefined) return []
  const move = findMateInOne(withTurn(after, us))
  return move === undefined ? [] : [{ kind: 'threatens mate', move }]
}
