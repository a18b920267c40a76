import type { Move } from '@rookery/rules'
import type { Thought } from '../thought.ts'

/** The ratings at which the chances of a move are told, from low to high. */
export const chartRatings = [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400] as const

/** How a move's chance changes with the rating of people: one number for each of `chartRatings`, at temperature 1. */
export interface MynahCurve {
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

export interface MynahDetails {
  readonly rating: number
  readonly temperature: number
  /** How likely people of its rating are to play each legal move, the likeliest first; before the temperature. */
  readonly people: readonly { readonly move: Move; readonly chance: number }[]
  /** In the order of `people`. */
  readonly curves: readonly MynahCurve[]
  /** What spoke for the choice, the strongest first. */
  readonly parts: readonly MynahPart[]
}

export type MynahThought = Thought<MynahDetails>
