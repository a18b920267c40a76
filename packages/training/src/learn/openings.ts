import { type Line, type Move, makeFenKey } from '@rookery/rules'

/** The plies in which games meet again, and how many moves each of their positions is to know. */
export const OPENING_PLIES = 8
const MOVES = 3

type Watches = 'both' | 'first'

/**
 * In how many of the last plies that are learned the games of one family part. Of a teacher's games half as many plies are learned, and two
 * are enough; more would leave the main line with too few games.
 */
const partingPlies = { both: 3, first: 2 } as const satisfies Record<Watches, number>
/**
 * Which choice the side to move takes before that, from family to family: all alike where two minds are watched; of a teacher mostly the
 * first, because it is the one to be repeated.
 */
const ranks = { both: [0, 1, 2], first: [0, 1, 2, ...Array(13).fill(0)] } as const satisfies Record<
  Watches,
  readonly number[]
>

/** Where a game stands among those that share its opening. */
export interface Place {
  /** With changing colours, families of either colour follow each other in turn. */
  readonly family: number
  readonly member: number
}

/** Colours change from game to game, so that of two neighbours each is of a family of its own. */
export function placeOf(index: number, alternates: boolean, watches: Watches): Place {
  const colours = alternates ? 2 : 1
  const size = MOVES ** partingPlies[watches]
  const number = Math.floor(index / colours)
  return { family: Math.floor(number / size) * colours + (index % colours), member: number % size }
}

/** Asks the side to move for its choice, among these moves alone where they are given. */
export type Ask = (seed: number, among?: readonly Move[]) => Promise<Move | undefined>

/**
 * What a family of games has in common. Its members are played one after the other; in the last plies that are learned they take the first,
 * the second and the third choice of the side to move in turn, and otherwise the same moves. So most positions of the first plies
 * know three moves, however few games there are. Families differ in the plies before.
 */
export class Opening {
  readonly #seed: number
  /** The how manieth family of its colour it is. */
  readonly #number: number
  readonly #watches: Watches
  readonly #watched: readonly number[]
  readonly #choices = new Map<string, Move[]>()

  constructor(seed: number, number: number, watches: Watches, isWatched: (ply: number) => boolean) {
    this.#seed = seed
    this.#number = number
    this.#watches = watches
    this.#watched = Array.from({ length: OPENING_PLIES }, (_, ply) => ply).filter(isWatched)
  }

  async choose({ position, moves }: Line, member: number, ask: Ask): Promise<Move | undefined> {
    const key = makeFenKey(position)
    const made = this.#choices.get(key) ?? []
    this.#choices.set(key, made)
    const rank = this.#rankAt(this.#watched.indexOf(moves.length), member)
    while (made.length <= rank) {
      const left = position.legalMoves().filter((move) => !made.includes(move))
      if (left.length === 0) break
      const move = await ask(this.#seed, made.length === 0 ? undefined : left)
      if (move === undefined) return undefined
      made.push(move)
    }
    return made[rank % made.length]
  }

  /** Which choice is taken at one of the watched plies; at any other it is the first. */
  #rankAt(at: number, member: number): number {
    if (at < 0) return 0
    const fromEnd = this.#watched.length - 1 - at
    if (fromEnd < partingPlies[this.#watches]) return Math.floor(member / MOVES ** fromEnd) % MOVES
    const turns = ranks[this.#watches]
    return turns[Math.floor(this.#number / turns.length ** at) % turns.length]!
  }
}
