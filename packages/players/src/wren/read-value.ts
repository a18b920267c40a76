import type { Color } from '@rookery/rules'
import type { ForcedEnd, Score } from '../score/index.ts'
import { DECIDED, WIN, WIN_ON_COUNT } from './worths.ts'

/** An own pawn counts 10 and an enemy's three times as much, so that a pawn is worth about 20 for whoever wins it. */
export const PAWN = 20

/** The end of the game that a value stands for; `undefined` where it is none. */
function readEnd(value: number): ForcedEnd | undefined {
  const size = Math.abs(value)
  if (size < DECIDED) return undefined
  const isMate = size > WIN_ON_COUNT
  const moves = Math.ceil(((isMate ? WIN : WIN_ON_COUNT) - size) / 2)
  return { kind: isMate ? 'mate' : 'count', moves: value > 0 ? moves : -moves }
}

/** Reads a state value as a score over a draw, whose own value is `level`. */
export function readValue(value: number, level: number, side: Color): Score {
  const end = readEnd(value)
  const unit = 'points of state value against a draw'
  if (end) return { side, value, unit, isRough: true, end }
  return { side, value: value - level, unit, isRough: true, pawns: (value - level) / PAWN }
}
