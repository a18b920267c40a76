import type { Move } from '@rookery/rules'
import type { Thought } from '../thought.ts'
import type { Character } from './blend.ts'

/** The ratings at which the chances of a move are told, from low to high. */
export const chartRatings = [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400] as const

/** How a move's chance changes with the rating of people: one number for each of `chartRatings`, at temperature 1. */
interface MynahCurve {
  readonly move: Move
  readonly chances: readonly number[]
}

/** What a kind of input says for the chosen move. */
export interface MynahPart {
  /** Of `partNames`. */
  readonly name: string
  /**
   * How much more it adds to the move's logit than to that of the move people choose on the average; all parts sum up to the lead that
   * the move has. In nats: ln 2 makes a move twice as likely.
   */
  readonly nats: number
}

/** A move that Raven saw in a glance. */
export interface SeenMove {
  readonly move: Move
  /** What it loses against the best, in centipawns. */
  readonly lossCp: number
  /** The same as expected points, from 0 to 1: a win counts 1, a draw half. */
  readonly lostPoints: number
}

export interface MynahDetails {
  readonly rating: number
  readonly temperature: number
  /** What it drew by, the setting's temperature and its rating's together; absent in a thought that was kept before it was told. */
  readonly character?: Character
  /** How likely people of its rating are to play each legal move, the likeliest first; before the temperature. */
  readonly people: readonly { readonly move: Move; readonly chance: number }[]
  /** In the order of `people`. */
  readonly curves: readonly MynahCurve[]
  /** What spoke for the choice, the strongest first. */
  readonly parts: readonly MynahPart[]
  /** What Raven sees in a glance, its best move first; absent where there was no time for it. */
  readonly raven?: readonly SeenMove[]
}

export type MynahThought = Thought<MynahDetails>

const LIKED_MOVES = 3
const LIKED_LOSS_CP = 30
const OVERLOOKED_CHANCE = 0.05

/** What people give a move, or Mynah itself. */
export const chanceIn = (
  chances: readonly { readonly move: Move; readonly chance?: number }[],
  move: Move,
): number => chances.find((each) => each.move === move)?.chance ?? 0

/** Moves that Raven likes and hardly anybody of the rating plays. */
export const overlookedMoves = ({ people, raven = [] }: MynahDetails): Move[] =>
  raven
    .slice(0, LIKED_MOVES)
    .filter(({ lossCp }) => lossCp <= LIKED_LOSS_CP)
    .map(({ move }) => move)
    .filter((move) => chanceIn(people, move) < OVERLOOKED_CHANCE)
