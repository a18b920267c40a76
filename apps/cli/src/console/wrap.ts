import type { Writable } from 'node:stream'

/** How wide a stream is; some terminals say that they have no columns at all. */
export const columnsOf = (stream: Writable): number => (stream as { columns?: number }).columns || 80

/** Lines of at most `width` characters, broken between words; a word that is longer stands alone. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
