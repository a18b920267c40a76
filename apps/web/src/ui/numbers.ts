const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
const plain = new Intl.NumberFormat('en')

/** With its sign, and a minus as wide as a plus: +35, −1,000, 0. */
export const makeSigned = (value: number): string => signed.format(value).replace('-', '\u2212')

export const makeCount = (value: number): string => plain.format(value)

export const makeHalfMoves = (count: number): string => `${count} half-move${count === 1 ? '' : 's'}`
