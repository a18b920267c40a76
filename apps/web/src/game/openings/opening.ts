import type { Line } from '@rookery/rules'

export interface Opening {
  /** Its class in the Encyclopaedia of Chess Openings. */
  readonly eco: string
  readonly name: string
}

/** The name of the last position, up to a number of moves, that has one. */
export type OpeningFinder = (line: Line, plies: number) => Opening | undefined
