import type { Verdict } from '@rookery/analysis'
import type { SearchInfo } from '@rookery/engine'
import type { ScoreView } from '@rookery/players'
import type { Color } from '@rookery/rules'

/** White's chance of winning, a draw counting half, from a verdict on a position with this side to move. */
export const whiteChance = ({ chance }: Verdict, turn: Color): number =>
  turn === 'white' ? chance : 1 - chance

export const whiteChanceOf = ({ wdl }: Pick<SearchInfo, 'wdl'>, turn: Color): number => {
  const chance = (wdl[0] + wdl[1] / 2) / 1000
  return turn === 'white' ? chance : 1 - chance
}

/** White's chance as that of the side that numbers are told for. */
export const chanceFor = ({ side }: ScoreView, white: number): number =>
  side === 'white' ? white : 1 - white

export const makePercent = (chance: number): string => `${Math.round(100 * chance)} %`
