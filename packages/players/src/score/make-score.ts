import type { Color } from '@rookery/rules'
import { say } from '@rookery/words/players/score'
import { makePawns, makeSigned } from './numbers.ts'
import { type ForcedEnd, HUNDREDTHS, type Score, scoreFor } from './score.ts'
import { otherView, type ScoreView, whitesView, whoseView } from './score-view.ts'

/**
 * A score from one side, in words: pawns, "+0.35"; the end that the mind sees, "mate in 3"; or, where its numbers cannot be
 * converted, its own with their unit, "+5 points".
 */
export function makeScore(score: Score, side: Color): string {
  const { end, pawns, value, unit } = scoreFor(score, side)
  if (end) return tellEnd(end)
  if (isDecided(score)) {
    const isAhead = pawns! > 0
    return score.isRough ? say('large', { isAhead }) : say(isAhead ? 'wonEnding' : 'lostEnding')
  }
  return pawns === undefined ? makeOwnCount({ ...score, value, unit }) : makePawns(pawns)
}

/** No evaluation is as large: so Raven tells what its tables of endings know. */
const TOLD_PAWNS = 280
/** Nor does an army stand for so many: Raven gives them for a mate that it knows how to force, and has not seen yet. */
const DECIDED_PAWNS = 50
/** By a rule of thumb that counts more than pieces, so many pawns are none any more. */
const ROUGH_PAWNS = 20

const isToldByTables = (pawns: number | undefined): pawns is number =>
  pawns !== undefined && Math.abs(pawns) >= TOLD_PAWNS

/** Whether a score says who wins, and not by how much. */
export const isDecided = ({ pawns = 0, isRough }: Pick<Score, 'pawns' | 'isRough'>): boolean =>
  Math.abs(pawns) >= (isRough ? ROUGH_PAWNS : DECIDED_PAWNS)

/** A score with whose it is: "+0.35 for White", "−1.20 for you", "mate in 3 for Black". */
export function tellScore(score: Score, view: ScoreView = whitesView): string {
  const { end, pawns } = scoreFor(score, view.side)
  if (end?.kind === 'draw') return say('aDraw')
  const isLost = end ? end.moves < 0 : isDecided(score) && pawns! < 0
  const shown = isLost ? otherView(view) : view
  return say('forSide', { score: makeScore(score, shown.side), side: whoseView(shown) })
}

/** What the mind itself counted, in its own unit and from its own side: "−92 hundredths of a pawn". */
export const makeOwnCount = ({ value, unit }: Score): string =>
  say('inUnit', { number: makeSigned(value), unit: nameUnit(unit, value) })

/** The same as chess programs write it, where there is little room: "+0.35", "#−3", "+TB" for what tables tell, "+count". */
export function makeShortScore(score: Score, side: Color): string {
  const { end, pawns, value } = scoreFor(score, side)
  if (end?.kind === 'draw') return makePawns(0)
  if (end?.kind === 'count') return say(end.moves > 0 ? 'wonOnCount' : 'lostOnCount')
  if (end) return `#${end.moves < 0 ? '\u2212' : ''}${Math.abs(end.moves)}`
  if (isToldByTables(pawns)) return pawns > 0 ? '+TB' : '\u2212TB'
  return pawns === undefined ? makeSigned(value) : makePawns(pawns)
}

/** The score and beside it the mind's own number with its unit, unless that is the same: "+0.20 (+4 points of state value)". */
export function makeScoreWithUnit(score: Score, side: Color): string {
  const { end, pawns, value, unit } = scoreFor(score, side)
  const text = makeScore(score, side)
  const saysTheSame = end !== undefined || pawns === undefined || unit === HUNDREDTHS
  return saysTheSame
    ? text
    : say('both', { score: text, number: makeSigned(value), unit: nameUnit(unit, value) })
}

/** What kind of number the scores are, as a sentence. */
export function tellUnit({ pawns, end, unit }: Score): string {
  if (pawns !== undefined || end) return say('inPawns')
  return say('inOwnUnit', { unit: nameUnit(unit) })
}

function tellEnd(end: ForcedEnd): string {
  if (end.kind === 'draw') return say('draw')
  const moves = Math.abs(end.moves)
  if (end.kind === 'mate') return say(end.moves > 0 ? 'mateIn' : 'matedIn', { moves })
  return say(end.moves > 0 ? 'winOnCountIn' : 'lossOnCountIn', { moves })
}

const units = {
  [HUNDREDTHS]: 'units.hundredths',
  'points of worth': 'units.worth',
  'points of state value against a draw': 'units.stateValue',
} as const

/** Units of the house are told in every language; a mind from elsewhere brings its own words. */
function nameUnit(unit: string, value = 0): string {
  if (unit === 'points') return say('units.points', { count: Math.abs(value) })
  return Object.hasOwn(units, unit) ? say(units[unit as keyof typeof units]) : unit
}
