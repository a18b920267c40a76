import { isBlank, isLineEnd, isSymbol, startsSymbol } from './characters.ts'

export interface TagToken {
  readonly name: string
  readonly value: string
  /** Index behind the tag. */
  readonly end: number
  readonly isClosed: boolean
}

function skipWhile(text: string, from: number, matches: (code: number) => boolean): number {
  let index = from
  while (index < text.length && matches(text.charCodeAt(index))) index++
  return index
}

/**
 * Reads a tag pair that begins with the bracket at `start`: `undefined` where the text ends too early to tell, and
 * 'none' where it is no tag. Quotes need not be escaped inside a value, and what is not closed ends with its line.
 */
export function readTag(
  text: string,
  start: number,
  isFinal: boolean,
  mayLackQuotes: boolean,
): TagToken | 'none' | undefined {
  const nameStart = skipWhile(text, start + 1, isBlank)
  const nameEnd = skipWhile(text, nameStart, isSymbol)
  const valueStart = skipWhile(text, nameEnd, isBlank)
  if (valueStart >= text.length && !isFinal) return undefined
  if (!startsSymbol(text.charCodeAt(nameStart))) return 'none'
  const name = text.slice(nameStart, nameEnd)
  if (text.charCodeAt(valueStart) !== 34)
    return mayLackQuotes ? readOpenValue(text, valueStart, isFinal, name) : 'none'

  let hasEscapes = false
  for (let index = valueStart + 1; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isLineEnd(code)) return readOpenValue(text, valueStart + 1, isFinal, name)
    if (code === 92) {
      const next = text.charCodeAt(index + 1)
      if (next !== 34 && next !== 92) continue
      hasEscapes = true
      index++
    } else if (code === 34) {
      const close = skipWhile(text, index + 1, isBlank)
      if (close >= text.length && !isFinal) return undefined
      if (text.charCodeAt(close) !== 93) continue
      const value = text.slice(valueStart + 1, index)
      return { name, value: hasEscapes ? withoutEscapes(value) : value, end: close + 1, isClosed: true }
    }
  }
  return isFinal ? readOpenValue(text, valueStart + 1, isFinal, name) : undefined
}

const withoutEscapes = (value: string): string => value.replace(/\\(["\\])/g, '$1')

/** A value without proper quotes: the rest of the line but for its bracket and last quote. */
function readOpenValue(text: string, start: number, isFinal: boolean, name: string): TagToken | undefined {
  const end = skipWhile(text, start, (code) => !isLineEnd(code))
  if (end >= text.length && !isFinal) return undefined
  const rest = text.slice(start, end).trimEnd()
  const isClosed = rest.endsWith(']')
  const value = isClosed ? rest.slice(0, -1).trimEnd() : rest
  return { name, value: value.endsWith('"') ? value.slice(0, -1) : value, end, isClosed }
}
