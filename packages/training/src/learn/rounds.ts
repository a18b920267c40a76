import type { LearnedGame } from '@rookery/experience'
import { opposite, startPosition, variantById } from '@rookery/rules'
import { OpeningTree } from './openings.ts'
import { type GameOrder, isSwapped, isWatched, type PlayedGame, type SelfPlayPlan } from './self-play.ts'

/** A round has an eighth of the games before it, so that a mind that learns plays from a table that knows nearly all of them. */
const SHARE_OF_BEFORE = 8
/** More do not fit into a table's memory, nor into the patience of who waits for the first number. */
const MOST_GAMES = 4000

/** Who plays the games of a round. */
export interface RoundPlayer {
  /** In the order in which they are asked for; those that are finished, where the signal is given. `onPlayed` hears of each. */
  play(
    round: readonly GameOrder[],
    signal: AbortSignal,
    onPlayed: (games: number) => void,
  ): Promise<readonly PlayedGame[]>
  /** Hears what the table was taught by the last round, where that is not seen in the table itself. */
  teach?(games: readonly LearnedGame[]): void
  close(): Promise<void>
}

/**
 * The games of a plan in rounds. No game of a round knows of the others: it plays from the table, and leaves the openings, as they were
 * before the round. So whoever plays them, one after the other or all at once, plays the same games.
 */
export class Rounds {
  readonly #plan: SelfPlayPlan
  readonly #trees: readonly OpeningTree[]
  #next = 0

  constructor(plan: SelfPlayPlan) {
    this.#plan = plan
    const { variant, watches, alternates } = plan
    const start = startPosition(variantById(variant))
    const turnAt = (ply: number) => (ply % 2 === 0 ? start.turn : opposite(start.turn))
    // A teacher's first choices are the ones to be repeated: half of its games are kept for them.
    const freeEvery = watches === 'both' ? Infinity : 2
    // Where both are watched, it does not matter who has which colour.
    const colours = watches === 'both' || !alternates ? [false] : [false, true]
    this.#trees = colours.map(
      (swapped) => new OpeningTree(start, (ply) => isWatched(plan, swapped, turnAt(ply)), freeEvery),
    )
  }

  /** The next round; none when all games have been played. */
  next(): GameOrder[] {
    const { games, sharesOpenings = true } = this.#plan
    const first = this.#next
    const size = Math.min(MOST_GAMES, 1 + Math.floor(first / SHARE_OF_BEFORE), games - first)
    this.#next += size
    const orders = Array.from({ length: size }, (_, at) => ({ index: first + at }))
    if (!sharesOpenings) return orders
    const goals = this.#trees.map((tree) => {
      const own = orders.filter(({ index }) => this.#treeOf(index) === tree)
      return new Map(tree.goals(own.length).map((goal, at) => [own[at]!.index, goal]))
    })
    return orders.map(({ index }) => {
      const goal = goals.find((each) => each.has(index))!.get(index)
      return goal ? { index, goal } : { index }
    })
  }

  /** Learns how the games of the last round began. */
  note(round: readonly GameOrder[], played: readonly PlayedGame[]): void {
    if (this.#plan.sharesOpenings === false) return
    for (const [at, { moves }] of played.entries()) this.#treeOf(round[at]!.index).note(moves)
  }

  #treeOf(index: number): OpeningTree {
    return this.#trees[isSwapped(this.#plan, index) ? 1 : 0] ?? this.#trees[0]!
  }
}
