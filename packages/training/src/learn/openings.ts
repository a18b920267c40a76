import { Line, type Move, makeFenKey, type Position } from '@rookery/rules'

/** The plies in which games meet again, and how many moves each of their positions is to know. */
export const OPENING_PLIES = 8
const MOVES = 3
/** The share of the positions of each ply that get so many. Each ply more than doubles the games that it takes, and half is what is asked for. */
const SHARE = 0.6
/** A tree that has grown so large is left, and another begun. */
const MAX_POSITIONS = 50_000

/** Where a game is to go, and the moves that it leaves to others there. */
export interface Goal {
  readonly path: readonly Move[]
  readonly known: readonly Move[]
}

/** A position in which moves are learned, how it was first reached, and what has been played there. */
interface Crossing {
  readonly path: readonly Move[]
  readonly legal: readonly Move[]
  readonly moves: Move[]
}

/** How many moves more it is to know. */
const missingAt = ({ legal, moves }: Crossing): number =>
  Math.max(0, Math.min(MOVES, legal.length) - moves.length)

interface Stage {
  readonly crossings: Crossing[]
  /** How many of them know enough moves. */
  wide: number
  /** Those before this are wide, or have no other move. */
  next: number
}

/**
 * The first plies of the games that were played with one colour. Each game goes back to a position of the ply of which the
 * smallest share knows enough moves, takes a choice there that was not taken yet, and goes on as it likes: so every ply from the first on
 * grows wide at the same time, however few games there are. Where all plies are wide enough, a game goes its own way from the start.
 */
export class OpeningTree {
  readonly #start: Position
  readonly #isWatched: (ply: number) => boolean
  readonly #freeEvery: number
  #stages: Stage[] = []
  #known = new Map<string, Crossing>()
  #games = 0

  /** Of so many games, the first goes its own way in any case. */
  constructor(start: Position, isWatched: (ply: number) => boolean, freeEvery: number) {
    this.#start = start
    this.#isWatched = isWatched
    this.#freeEvery = freeEvery
    this.#clear()
  }

  /** Where the next games go. None of them knows of the others, so those that go to one position get other moves to choose among. */
  goals(count: number): (Goal | undefined)[] {
    if (this.#known.size >= MAX_POSITIONS) this.#clear()
    const stages = this.#stages.map((stage) => ({ ...stage }))
    let ready: Goal[] = []
    return Array.from({ length: count }, () => {
      if (this.#games++ % this.#freeEvery === 0) return undefined
      if (ready.length === 0) ready = findGoals(stages)
      return ready.shift()
    })
  }

  /** Learns how a game began. */
  note(moves: readonly Move[]): void {
    let line = Line.from(this.#start)
    for (const [ply, move] of moves.slice(0, OPENING_PLIES).entries()) {
      if (this.#isWatched(ply)) this.#note(line, move)
      line = line.play(move)
    }
  }

  #clear(): void {
    this.#stages = Array.from({ length: OPENING_PLIES }, () => ({ crossings: [], wide: 0, next: 0 }))
    this.#known = new Map()
  }

  #note({ position, moves }: Line, move: Move): void {
    const key = makeFenKey(position)
    let crossing = this.#known.get(key)
    if (!crossing) {
      crossing = { path: [...moves], legal: position.legalMoves(), moves: [] }
      this.#known.set(key, crossing)
      this.#stages[moves.length]!.crossings.push(crossing)
    }
    if (crossing.moves.includes(move)) return
    crossing.moves.push(move)
    const stage = this.#stages[crossing.path.length]!
    if (crossing.moves.length === MOVES) stage.wide++
    passSpent(stage)
  }
}

function passSpent(stage: Stage): void {
  for (let at = stage.crossings[stage.next]; at && missingAt(at) === 0; ) at = stage.crossings[++stage.next]
}

/** Takes a position from the ply that is least wide, as if the games that it misses had been played. */
function findGoals(stages: readonly Stage[]): Goal[] {
  let chosen: Stage | undefined
  let least = SHARE
  for (const stage of stages) {
    const share = stage.wide / stage.crossings.length
    // Of a ply that is not watched there is nothing to know, and no share.
    if (!(share < least)) continue
    passSpent(stage)
    if (!stage.crossings[stage.next]) continue
    chosen = stage
    least = share
  }
  if (!chosen) return []
  const { path, legal, moves } = chosen.crossings[chosen.next++]!
  const left = legal.filter((move) => !moves.includes(move))
  const goals = Math.min(MOVES - moves.length, left.length)
  if (moves.length + goals === MOVES) chosen.wide++
  return Array.from({ length: goals }, (_, own) => ({
    path,
    known: [...moves, ...left.filter((_, at) => at % goals !== own)],
  }))
}
