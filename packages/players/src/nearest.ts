import { distance } from 'fastest-levenshtein'

/** Longer words are no slips of the keyboard, and the comparison is quadratic. */
const LONGEST_WORD = 64

/** The name that was probably meant by a mistyped word. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  let nearest: string | undefined
  let fewestEdits = Math.floor(word.length / 3) + 2
  for (const name of names) {
    const edits = distance(word.toLowerCase(), name.toLowerCase())
    if (edits < fewestEdits) {
      nearest = name
      fewestEdits = edits
    }
  }
  return nearest
}
