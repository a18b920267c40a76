const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
const plain = new Intl.NumberFormat('en')
const pawns = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** A minus as wide as a plus, which screen readers say. */
const withMinus = (text: string): string => text.replace('-', '\u2212')

/** With its sign: +35, −1,000, 0. */
export const makeSigned = (value: number): string => withMinus(signed.format(value))

/** In pawns, always to the hundredth: +0.35, −1.20, 0.00. */
export const makePawns = (value: number): string => withMinus(pawns.format(value))

export const makeCount = (value: number): string => plain.format(value)

/** A share from 0 to 1: 34%, 0.4%. */
export function makePercent(share: number): string {
  const percent = 100 * share
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : percent.toFixed(0)}%`
}

export const makeHalfMoves = (count: number): string => `${count} half-move${count === 1 ? '' : 's'}`

/** "once", "3 times". */
export const makeTimes = (count: number): string => (count === 1 ? 'once' : `${makeCount(count)} times`)

export const HALF_MOVE_MEANING = 'a half-move is one side’s move'
