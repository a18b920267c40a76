import { makeNumber } from '@rookery/words'
import { say } from '@rookery/words/players/score'

/** Below it a person sees no difference, and one decimal shows none. */
export const LEAST_PAWNS = 0.05

const signed: Intl.NumberFormatOptions = { signDisplay: 'exceptZero', maximumFractionDigits: 2 }
const pawns: Intl.NumberFormatOptions = {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
}

/** A minus as wide as a plus, which screen readers say. */
const withMinus = (text: string): string => text.replace('-', '\u2212')

/** With its sign: +35, −1,000, 0. */
export const makeSigned = (value: number): string => withMinus(makeNumber(value, signed))

/** In pawns, always to the hundredth: +0.35, −1.20, 0.00. */
export const makePawns = (value: number): string => withMinus(makeNumber(value, pawns))

export const makeCount = (value: number): string => makeNumber(value)

/** With so many places: 0.50. */
export const makeFixed = (value: number, places: number): string =>
  makeNumber(value, { minimumFractionDigits: places, maximumFractionDigits: places })

/** What would be rounded to nothing, and is not nothing. */
const LEAST_SHARE = 0.0005

/** A share from 0 to 1: 34%, 0.4%, <0.1%. */
export const makePercent = (share: number, places = share > 0 && share < 0.01 ? 1 : 0): string =>
  share > 0 && share < LEAST_SHARE
    ? `<${makeNumber(0.001, { style: 'percent', maximumFractionDigits: 1 })}`
    : makeNumber(share, {
        style: 'percent',
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      })

export const makeHalfMoves = (count: number): string => say('halfMoves', { count })

/** "once", "3 times". */
export const makeTimes = (count: number): string => say('times', { count })

/** What a half-move is. */
export const tellHalfMove = (): string => say('halfMoveMeaning')
