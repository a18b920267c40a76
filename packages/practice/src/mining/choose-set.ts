import type { Puzzle } from '../puzzles/puzzle.ts'

/** Of every so many points of rating there are to be equally many, as far as they go. */
const STEP = 100

/**
 * The best for a set of so many: those with more than one move to find before all others, and those that only take what hangs after
 * them; each spread over the ratings, and of those of a rating the ones about something rare first.
 */
export function chooseSet(puzzles: readonly Puzzle[], count: number): Puzzle[] {
  const levels = new Levels()
  const rareFirst = sortByRarity(puzzles)
  const isSingle = ({ moves }: Puzzle) => moves.length === 2
  const isPlain = ({ themes }: Puzzle) => themes.includes('hangingPiece')
  const single = rareFirst.filter(isSingle)
  const many = levels.take(
    rareFirst.filter((puzzle) => !isSingle(puzzle)),
    count,
  )
  const telling = levels.take(
    single.filter((puzzle) => !isPlain(puzzle)),
    count - many.length,
  )
  const plain = levels.take(single.filter(isPlain), count - many.length - telling.length)
  return [...many, ...telling, ...plain]
}

/** By how many share the rarest of a puzzle's themes. */
function sortByRarity(puzzles: readonly Puzzle[]): Puzzle[] {
  const counts = new Map<string, number>()
  for (const { themes } of puzzles)
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  const rarity = ({ themes }: Puzzle) => Math.min(...themes.map((theme) => counts.get(theme)!))
  return [...puzzles].sort((one, other) => rarity(one) - rarity(other))
}

/** How many are chosen of each step of rating. */
class Levels {
  readonly #chosen = new Map<number, number>()

  /** So many of the puzzles, the next always from the step that has the fewest, in their order. */
  take(puzzles: readonly Puzzle[], count: number): Puzzle[] {
    const left = new Map<number, Puzzle[]>()
    for (const puzzle of puzzles) {
      const step = Math.floor(puzzle.rating / STEP)
      const rest = left.get(step)
      if (rest) rest.push(puzzle)
      else left.set(step, [puzzle])
    }
    const taken: Puzzle[] = []
    while (taken.length < count && left.size > 0) {
      const [step, rest] = [...left].reduce((one, other) =>
        this.#at(other[0]) < this.#at(one[0]) ? other : one,
      )
      taken.push(rest.shift()!)
      this.#chosen.set(step, this.#at(step) + 1)
      if (rest.length === 0) left.delete(step)
    }
    return taken
  }

  #at(step: number): number {
    return this.#chosen.get(step) ?? 0
  }
}
