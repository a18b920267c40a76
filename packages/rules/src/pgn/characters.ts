/** Where a word ends: at blanks and at whatever begins a token of its own. */
const endsWord = /* @__PURE__ */ (() => {
  const table = new Uint8Array(128).fill(1, 0, 33)
  for (const char of '{}()[];$!?*"<>') table[char.charCodeAt(0)] = 1
  return table
})()

export const isWordEnd = (code: number): boolean => code < 128 && endsWord[code] === 1

export const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122)

export const isDigit = (code: number): boolean => code >= 48 && code <= 57

export const isBlank = (code: number): boolean => code === 32 || code === 9

export const isLineEnd = (code: number): boolean => code === 10 || code === 13

/** The name of a tag is made of letters, digits and `_+#=:-`, and begins with one of the first three. */
export const startsSymbol = (code: number): boolean => isLetter(code) || isDigit(code) || code === 95

export const isSymbol = (code: number): boolean =>
  startsSymbol(code) || code === 43 || code === 35 || code === 61 || code === 58 || code === 45
