/** The tags every exported game has, in this order, with what they say when nothing is known. */
export const sevenTagRoster: readonly (readonly [name: string, unknown: string])[] = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
]

export const isTagName = (name: string): boolean => /^[A-Za-z0-9_][A-Za-z0-9_+#=:-]*$/.test(name)

/** A tag's value stands on one line. */
export const cleanTagValue = (value: string): string => value.replace(/\p{Cc}+/gu, ' ')
