import { speaker } from './language.ts'

/** A number as the language of the time writes it. */
export const makeNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  speaker().number(value, options)

/** A day or a moment as the language of the time writes it; English as in Britain, 17 November. */
export const makeDay = (value: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(speaker().locale.replace(/^en$/, 'en-GB'), options).format(value)

/** "the king, the queen and the rook". */
export const makeList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(speaker().locale, { type }).format(items)
