/** Longer words are no slips of the keyboard, and the comparison is quadratic. */
const LONGEST_WORD = 64

/** The name that was probably meant by a mistyped word. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  let nearest: string | undefined
  let fewestEdits = Math.floor(word.length / 3) + 2
  for (const name of names) {
    const edits = countEdits(word.toLowerCase(), name.toLowerCase())
    if (edits < fewestEdits) {
      nearest = name
      fewestEdits = edits
    }
  }
  return nearest
}

/** Levenshtein's distance, one row of the table at a time. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (from[i] === to[j] ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}
