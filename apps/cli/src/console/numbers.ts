import { makeNumber } from '@rookery/words'

/** With so many places, and without signs between thousands: programs may read it too. */
export const makeFixed = (value: number, places: number): string =>
  makeNumber(value, { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false })
