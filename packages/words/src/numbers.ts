import { speaker } from './language.ts'

/** A number as the language of the time writes it. */
export const makeNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  speaker().number(value, options)

/** A day or a moment as the language of the time writes it. */
export const makeDay = (value: Date, options: Intl.DateTimeFormatOptions): string =>
  speaker().date(value, options)

/** "the king, the queen and the rook". */
export const makeList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(speaker().locale, { type }).format(items)
