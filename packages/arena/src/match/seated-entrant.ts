import type { Limits } from '@rookery/players'
import type { Line, Move, Variant } from '@rookery/rules'

/** What a side said about its move; scores are from its own side. */
export interface Remark {
  readonly scoreCp?: number
  /** In moves; negative where the side itself is mated. */
  readonly mateIn?: number
  readonly depth?: number
  readonly nodes?: number
  /** The moves that it expects, its own first, in UCI's letters; not checked. */
  readonly line?: readonly string[]
}

/** What is beyond tells nothing: engines' remarks are cut to it, and files with more are refused. */
export const remarkLimits = {
  scoreCp: [-1e9, 1e9],
  mateIn: [-1e6, 1e6],
  depth: [0, 1e6],
  nodes: [0, Number.MAX_VALUE],
  lineMoves: 1000,
  moveLetters: 10,
} as const

export type Answer =
  | { readonly kind: 'move'; readonly move: Move; readonly remark: Remark }
  | { readonly kind: 'resignation' }
  | { readonly kind: 'illegal'; readonly text: string }
  | { readonly kind: 'crash'; readonly message: string }

/** Whoever sits at a board: a player of ours, an engine in a process of its own, a person. */
export interface SeatedEntrant {
  /** Must be called before each game. A rejection is a crash. */
  newGame(variant: Variant, seed: number): Promise<void>
  /**
   * Never rejects for what the entrant did: its failures are answers. Where the signal is aborted the answer does not
   * matter any more, and may never come.
   */
  think(line: Line, limits: Limits, signal: AbortSignal): Promise<Answer>
  /** False after a failure: it cannot go on, and the next game needs a new one. */
  readonly isAlive: boolean
  dispose(): Promise<void>
}
