import type { Color, Position } from '@rookery/rules'
import { HUNDREDTHS, type Score } from '../score/index.ts'

/** No search looks so many half-moves ahead, and no army comes so near to a win. */
const LONGEST = 100

/**
 * Reads a value in hundredths of a pawn, in which a won game counts `win` less the half-moves until then, as a score. At a move
 * limit the larger army wins.
 */
export function readHundredths(value: number, side: Color, win: number, { variant, ply }: Position): Score {
  const plies = win - Math.abs(value)
  const score = { side, value, unit: HUNDREDTHS }
  if (plies >= LONGEST) return { ...score, pawns: value / 100 }
  const kind = variant.moveLimit && ply + plies >= variant.moveLimit.plies ? 'count' : 'mate'
  return { ...score, end: { kind, moves: Math.sign(value) * Math.ceil(plies / 2) } }
}
