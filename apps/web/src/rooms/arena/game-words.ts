import type { Ending, GameRecord, SprtState, Tally } from '@rookery/arena'
import { makeFixed } from '@rookery/players'
import { say } from '@rookery/words/web/arena'

export const makeResult = (winner: GameRecord['winner']): string =>
  winner === null ? '½–½' : winner === 'white' ? '1–0' : '0–1'

export const nameEnding = (ending: Ending): string => say(`endings.${ending}`)

/** "1–0, checkmate". */
export const tellEnd = ({ winner, ending }: Pick<GameRecord, 'winner' | 'ending'>): string =>
  `${makeResult(winner)}, ${nameEnding(ending)}`

export const countGames = ({ wins, draws, losses }: Tally): number => wins + draws + losses

/** 0, ½, 1, 1½. */
export const makePoints = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${points === 0.5 ? '' : Math.floor(points)}½`

/** Elo that no finite number of games can show is a dash. */
export function makeElo(elo: number): string {
  if (!Number.isFinite(elo)) return '–'
  const whole = Math.round(elo)
  return `${whole > 0 ? '+' : whole < 0 ? '−' : ''}${Math.abs(whole)}`
}

/** With the sign that stands for less than nothing, and no hyphen. */
export const makeMinus = (value: number): string => String(value).replace('-', '−')

/** A test's evidence; from few games of claims far apart there may be none yet. */
export function tellEvidence({ llr, lower, upper }: SprtState): string {
  const ends = { lower: makeSigned(lower), upper: makeSigned(upper) }
  return Number.isFinite(llr)
    ? say('sprt.evidence', { llr: makeSigned(llr), ...ends })
    : say('sprt.noEvidence', ends)
}

const makeSigned = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${makeFixed(Math.abs(value), 2)}`
