/**
 * A comment as PGN can hold it: braces cannot be escaped there, and lines are broken at will, so braces become
 * parentheses and every run of blanks, line ends and control characters one space.
 */
export function cleanComment(text: string): string {
  const flat = text.replace(/[\p{Cc} ]+/gu, ' ')
  return trimSpaces(flat).replaceAll('{', '(').replaceAll('}', ')')
}

/** Unlike `trim`, leaves alone what only looks like a space: it is text, and text comes back as it was. */
export function trimSpaces(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text.charCodeAt(start) === 32) start++
  while (end > start && text.charCodeAt(end - 1) === 32) end--
  return text.slice(start, end)
}
