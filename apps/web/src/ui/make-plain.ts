import { makeNumber } from '@rookery/words'

/** A number as it is typed into a field: without marks between thousands. */
export const makePlain = (value: number): string => makeNumber(value, { useGrouping: false })
