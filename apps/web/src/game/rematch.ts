import type { GameSetup, GameWish } from '@rookery/play'
import { makeFen } from '@rookery/rules'

/** The same players with colours changed; a start of its own is played again, a shuffled one is shuffled anew. */
export function rematchWish({ variant, start, sides, clock, coach, resigns }: GameSetup): GameWish {
  const isUsual = variant.castling === 'chess960' ? start.ply === 0 : makeFen(start) === variant.startFen
  return {
    variant,
    sides: { white: sides.black, black: sides.white },
    clock,
    coach,
    resigns,
    start: isUsual ? undefined : start,
  }
}
