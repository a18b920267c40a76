import * as v from 'valibot'

/** Numbers as files from outside have them. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const positive = v.pipe(count, v.minValue(1))
export const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
