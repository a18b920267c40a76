import { type Line, type Move, makeFenKey } from '@rookery/rules'

/** The plies in which games meet again, and how many moves each of their positions is to know. */
export const OPENING_PLIES = 8
const MOVES = 3

type Watches = 'both' | 'first'

/**
 * The last plies of an opening, in which the games of one family part: how many moves each of their positions gets. Where two minds are watched
 * all of them are learned. Of a teacher the last ply alone is, and before it the other side's answers are gone through: so the
 * positions that are known best lie next to each other, and the main line keeps most of the games.
 */
const partings = { both: [MOVES, MOVES, MOVES], first: [4, MOVES] } as const satisfies Record<
  Watches,
  readonly number[]
>
/**
 * Which choice the side to move takes before that, from family to family: all alike where two minds are watched; of a teacher nearly always
 * the first, because it is the one to be repeated.
 */
const ranks = {
  both: [0, 1, 2],
  first: Array.from({ length: 32 }, (_, turn) => (turn === 15 ? 1 : turn === 31 ? 2 : 0)),
} as const satisfies Record<Watches, readonly number[]>

const sizeOf = (watches: Watches): number => partings[watches].reduce((size, width) => size * width, 1)

/** Where a game stands among those that share its opening. */
export interface Place {
  /** With changing colours, families of either colour follow each other in turn. */
  readonly family: number
  readonly member: number
}

/** Colours change from game to game, so that of two neighbours each is of a family of its own. */
export function placeOf(index: number, alternates: boolean, watches: Watches): Place {
  const colours = alternates ? 2 : 1
  const size = sizeOf(watches)
  const number = Math.floor(index / colours)
  return { family: Math.floor(number / size) * colours + (index % colours), member: number % size }
}

/** Asks the side to move for its choice, among these moves alone where they are given. */
export type Ask = (seed: number, among?: readonly Move[]) => Promise<Move | undefined>

/**
 * What a family of games has in common: all its moves but those in which they part, which are the first, the second and the third choice
 * of the side to move in turn. Its members are played one after the other, so that most positions of the first plies know three moves,
 * however few games there are. Families differ in the plies before.
 */
export class Opening {
  readonly #seed: number
  /** The how manieth family of its colour it is. */
  readonly #number: number
  readonly #watches: Watches
  readonly #isWatched: (ply: number) => boolean
  readonly #choices = new Map<string, Move[]>()

  constructor(seed: number, number: number, watches: Watches, isWatched: (ply: number) => boolean) {
    this.#seed = seed
    this.#number = number
    this.#watches = watches
    this.#isWatched = isWatched
  }

  async choose({ position, moves }: Line, member: number, ask: Ask): Promise<Move | undefined> {
    const key = makeFenKey(position)
    const made = this.#choices.get(key) ?? []
    this.#choices.set(key, made)
    const rank = this.#rankAt(moves.length, member)
    while (made.length <= rank) {
      const left = position.legalMoves().filter((move) => !made.includes(move))
      if (left.length === 0) break
      const move = await ask(this.#seed, made.length === 0 ? undefined : left)
      if (move === undefined) return undefined
      made.push(move)
    }
    return made[rank % made.length]
  }

  /** Which choice is taken at a ply. */
  #rankAt(ply: number, member: number): number {
    const widths = partings[this.#watches]
    const last = this.#isWatched(OPENING_PLIES - 1) ? OPENING_PLIES - 1 : OPENING_PLIES - 2
    const at = widths.length - 1 - (last - ply)
    if (ply > last) return 0
    if (at >= 0) {
      const below = widths.slice(at + 1).reduce((size, width) => size * width, 1)
      return Math.floor(member / below) % widths[at]!
    }
    if (!this.#isWatched(ply)) return 0
    const turns = ranks[this.#watches]
    const earlier = Array.from({ length: ply }, (_, before) => before).filter(this.#isWatched).length
    return turns[Math.floor(this.#number / turns.length ** earlier) % turns.length]!
  }
}
