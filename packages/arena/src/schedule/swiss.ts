import { type Encounter, gamesOfRound, type Results, type Schedule, type Stage } from './schedule.ts'

/** Searching further for a perfect pairing is not worth the time; rematches are then allowed. */
const MAX_STEPS = 20_000

/**
 * Each round pairs entrants of equal points, or nearly so, that have not met. An odd one out, the last that has had none,
 * gets a bye. Entrants of equal points are ordered by their place in the plan.
 */
export function swiss(entrants: number, rounds: number, games: 1 | 2): Schedule {
  const perStage = Math.floor(entrants / 2) * games
  let table = new SwissTable(entrants, games)
  let played = 0
  return {
    total: rounds * perStage,
    stage(index, results) {
      if (index >= rounds) return undefined
      if (index < played) {
        table = new SwissTable(entrants, games)
        played = 0
      }
      for (; played < index; played++) table.play(played, results)
      return table.pair(index)
    },
  }
}

class SwissTable {
  readonly #games: 1 | 2
  readonly #entrants: number
  readonly #points: number[]
  readonly #byes = new Set<number>()
  readonly #met = new Set<string>()

  constructor(entrants: number, games: 1 | 2) {
    this.#entrants = entrants
    this.#games = games
    this.#points = new Array<number>(entrants).fill(0)
  }

  pair(round: number): Stage {
    const order = Array.from({ length: this.#entrants }, (_, index) => index).sort(
      (a, b) => this.#points[b]! - this.#points[a]! || a - b,
    )
    const fromLast = [...order].reverse()
    const bye =
      fromLast.length % 2 === 0
        ? undefined
        : (fromLast.find((entrant) => !this.#byes.has(entrant)) ?? fromLast[0])
    const seated = order.filter((entrant) => entrant !== bye)
    const encounters =
      findPairing(seated, (a, b) => !this.#met.has(keyOf(a, b))) ?? findPairing(seated, () => true)!
    const size = encounters.length * this.#games
    const numbering = { first: 1 + round * size, firstPair: round * encounters.length }
    return {
      size,
      games: [...gamesOfRound(encounters, { round, games: this.#games, ...numbering })],
      byes: bye === undefined ? [] : [{ entrant: bye, points: this.#games }],
    }
  }

  play(round: number, results: Results): void {
    const { games, byes } = this.pair(round)
    for (const { number, white, black } of games) {
      const points = results.get(number) ?? 0.5
      this.#points[white]! += points
      this.#points[black]! += 1 - points
      this.#met.add(keyOf(white, black))
    }
    for (const { entrant, points } of byes) {
      this.#byes.add(entrant)
      this.#points[entrant]! += points
    }
  }
}

const keyOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** From the top, each with the next that it may meet, taking back what leads nowhere. */
function findPairing(
  order: readonly number[],
  mayMeet: (a: number, b: number) => boolean,
): Encounter[] | undefined {
  let steps = 0
  const search = (rest: readonly number[]): Encounter[] | undefined => {
    const [first, ...others] = rest
    if (first === undefined) return []
    for (const other of others) {
      if (++steps > MAX_STEPS) return undefined
      if (!mayMeet(first, other)) continue
      const below = search(others.filter((entrant) => entrant !== other))
      if (below) return [[first, other], ...below]
    }
    return undefined
  }
  return search(order)
}
