import { makeFenKey, startPosition, type Variant } from '@rookery/rules'

/** The worth of each piece (docs/origins.md, Parrot), by its letter in a FEN. The king has none. */
const worthByLetter: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 }

/** What each side's pieces are worth, from a board as a FEN writes it. */
export interface Material {
  readonly white: number
  readonly black: number
}

export function materialOf(board: string): Material {
  let white = 0
  let black = 0
  for (const letter of board) {
    if (letter === ' ') break
    const own = worthByLetter[letter]
    if (own !== undefined) black += own
    else white += worthByLetter[letter.toLowerCase()] ?? 0
  }
  return { white, black }
}

/** What either side's pieces are worth at the start of a variant: 39 in standard chess, 25 in minichess. */
export function startWorth(variant: Variant): number {
  const known = startWorths.get(variant.id)
  if (known !== undefined) return known
  const { white } = materialOf(makeFenKey(startPosition(variant)))
  startWorths.set(variant.id, white)
  return white
}

const startWorths = new Map<string, number>()
