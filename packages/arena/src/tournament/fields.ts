/** What JSON from outside is made of. */
export type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isWhole = (value: unknown, from: number, to = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to

export const isNumber = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && value >= from && value <= to

export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

/** A text that is shown in one line: control characters would let it write over what stands around it. */
export const isLine = (value: unknown, most: number): value is string =>
  isText(value, most) && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value)

export const isTexts = (value: unknown, most: number, mostEach: number): value is string[] =>
  Array.isArray(value) && value.length <= most && value.every((text) => isText(text, mostEach))

/** A field that may be left out. */
export const isAbsentOr = (value: unknown, fits: (value: unknown) => boolean): boolean =>
  value === undefined || fits(value)

/** An object with so few entries whose values all fit. */
export const isTable = (value: unknown, most: number, fits: (value: unknown) => boolean): value is Fields =>
  isObject(value) &&
  Object.keys(value).length <= most &&
  Object.entries(value).every(([name, each]) => isLine(name, 200) && fits(each))
