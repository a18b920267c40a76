import type { Verdict } from '@rookery/analysis'
import type { ScoreView } from '@rookery/players'
import type { Color } from '@rookery/rules'
import { makeNumber } from '@rookery/words'

/** White's chance of winning, a draw counting half, from a verdict on a position with this side to move. */
export const whiteChance = ({ chance }: Pick<Verdict, 'chance'>, turn: Color): number =>
  turn === 'white' ? chance : 1 - chance

/** White's chance as that of the side that numbers are told for. */
export const chanceFor = ({ side }: ScoreView, white: number): number =>
  side === 'white' ? white : 1 - white

export const makePercent = (chance: number): string => makeNumber(chance, { style: 'percent' })
