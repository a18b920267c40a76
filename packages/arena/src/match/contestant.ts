import type { Limits } from '@rookery/players'
import type { Line, Move, Variant } from '@rookery/rules'

/** What a side said about its move; scores are from its own side. */
export interface Remark {
  readonly scoreCp?: number
  /** In moves; negative where the side itself is mated. */
  readonly mateIn?: number
  readonly depth?: number
  readonly nodes?: number
}

export type Answer =
  | { readonly kind: 'move'; readonly move: Move; readonly remark: Remark }
  | { readonly kind: 'resignation' }
  | { readonly kind: 'illegal'; readonly text: string }
  | { readonly kind: 'crash'; readonly message: string }

/** Whoever sits at a board: a player of ours, an engine in a process of its own, a person. */
export interface Contestant {
  /** Must be called before each game. A rejection is a crash. */
  newGame(variant: Variant, seed: number): Promise<void>
  /**
   * Never rejects for what the contestant did: its failures are answers. Where the signal is aborted the answer does not
   * matter any more, and may never come.
   */
  think(line: Line, limits: Limits, signal: AbortSignal): Promise<Answer>
  /** False after a failure: it cannot go on, and the next game needs a new one. */
  readonly isAlive: boolean
  dispose(): Promise<void>
}
