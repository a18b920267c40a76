import { type Line, type Move, makeFenKey } from '@rookery/rules'

/** The plies in which games meet again, and how many moves each of their positions is to know. */
export const OPENING_PLIES = 8
const MOVES = 3
/** The share of the positions of each ply that get so many. Each ply more than doubles the games that it takes, and half is what is asked for. */
const SHARE = 0.6
/** A tree that has grown so large is left, and another begun. */
const MAX_POSITIONS = 50_000

/** Asks the side to move for its choice, among these moves alone where they are given. */
export type Ask = (among?: readonly Move[]) => Promise<Move | undefined>

/** A position in which moves are learned, how it was first reached, and what has been played there. */
interface Crossing {
  readonly path: readonly Move[]
  readonly moves: Move[]
  isSpent: boolean
}

interface Stage {
  readonly crossings: Crossing[]
  /** How many of them know enough moves. */
  wide: number
  /** Those before this are wide, or have no other move. */
  next: number
}

/**
 * The first plies of the games that one hand has played with one colour. Each game goes back to a position of the ply of which the
 * smallest share knows enough moves, takes a choice there that was not taken yet, and goes on as it likes: so every ply from the first on
 * grows wide at the same time, however few games there are. Where all plies are wide enough, a game goes its own way from the start.
 */
export class OpeningTree {
  readonly #isWatched: (ply: number) => boolean
  #stages: Stage[] = []
  #known = new Map<string, Crossing>()
  readonly #freeEvery: number
  #games = 0

  /** Of so many games, the first goes its own way in any case. */
  constructor(isWatched: (ply: number) => boolean, freeEvery: number) {
    this.#isWatched = isWatched
    this.#freeEvery = freeEvery
    this.#clear()
  }

  /** Who decides about the first plies of the next game. */
  guide(): { readonly plies: number; choose(line: Line, ask: Ask): Promise<Move | undefined> } {
    if (this.#known.size >= MAX_POSITIONS) this.#clear()
    const goal = this.#games++ % this.#freeEvery === 0 ? undefined : this.#findGoal()
    return {
      plies: OPENING_PLIES,
      choose: async (line, ask) => {
        const ply = line.moves.length
        const move =
          goal && ply < goal.path.length
            ? goal.path[ply]
            : await (goal && ply === goal.path.length ? chooseAnother(line, goal, ask) : ask())
        if (move !== undefined && this.#isWatched(ply)) this.#note(line, move)
        return move
      },
    }
  }

  #clear(): void {
    this.#stages = Array.from({ length: OPENING_PLIES }, () => ({ crossings: [], wide: 0, next: 0 }))
    this.#known = new Map()
  }

  #findGoal(): Crossing | undefined {
    let goal: Crossing | undefined
    let least = SHARE
    for (const stage of this.#stages) {
      const share = stage.wide / stage.crossings.length
      // Of a ply that is not watched there is nothing to know, and no share.
      if (!(share < least)) continue
      while (stage.crossings[stage.next]?.isSpent) stage.next++
      const crossing = stage.crossings[stage.next]
      if (!crossing) continue
      goal = crossing
      least = share
    }
    return goal
  }

  #note({ position, moves }: Line, move: Move): void {
    const key = makeFenKey(position)
    let crossing = this.#known.get(key)
    if (!crossing) {
      crossing = { path: [...moves], moves: [], isSpent: false }
      this.#known.set(key, crossing)
      this.#stages[moves.length]!.crossings.push(crossing)
    }
    if (crossing.moves.includes(move)) return
    crossing.moves.push(move)
    if (crossing.moves.length === MOVES) this.#stages[crossing.path.length]!.wide++
    crossing.isSpent = crossing.moves.length >= Math.min(MOVES, position.legalMoves().length)
  }
}

function chooseAnother({ position }: Line, { moves }: Crossing, ask: Ask): Promise<Move | undefined> {
  return ask(position.legalMoves().filter((move) => !moves.includes(move)))
}
