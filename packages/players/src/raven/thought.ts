import type { Score } from '@rookery/engine'
import type { Move, Piece, Square } from '@rookery/rules'

/** One way on, best first. Scores and chances are those of the side to move. */
export interface RavenLine {
  /** The first is the move it is about. */
  readonly moves: readonly Move[]
  readonly depth: number
  readonly score: Score
  /** Thousandths of a win, a draw and a loss. */
  readonly wdl: readonly [number, number, number]
}

/** More than any evaluation. */
const MATE_CP = 30_000

/** The score of a line as one number, where a nearer mate counts more. */
export function lineScoreCp({ score }: Pick<RavenLine, 'score'>): number {
  if (score.kind === 'cp') return score.cp
  return score.moves > 0 ? MATE_CP - score.moves : -MATE_CP - score.moves
}

/** What a piece is worth on its square: the evaluation with it, less the one without it, from its own side. */
export interface PieceWorth {
  readonly square: Square
  readonly piece: Piece
  readonly worthCp: number
}

/** At full strength the choice is the first line's move; on a level, `slip` tells how it was drawn. */
export interface RavenThought {
  readonly kind: 'raven'
  readonly level: string
  readonly lines: readonly RavenLine[]
  readonly depth: number
  readonly selectiveDepth: number
  readonly nodes: number
  readonly nodesPerSecond: number
  readonly timeMs: number
  /** Each line's chance, and the number in [0, 1) that fell on the choice. Absent at full strength. */
  readonly slip?: { readonly chances: readonly number[]; readonly drawn: number }
  /** Of the last thought only. */
  readonly pieces: readonly PieceWorth[]
  readonly choice: Move
}
