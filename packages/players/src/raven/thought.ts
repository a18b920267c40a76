import type { Score as EngineScore } from '@rookery/engine'
import { type Color, type Move, opposite, type Piece, type Position, type Square } from '@rookery/rules'
import { HUNDREDTHS, type Score } from '../score/index.ts'
import type { Thought } from '../thought.ts'

/** One way on, best first. Scores and chances are those of the side to move. */
export interface RavenLine {
  /** The first is the move it is about. */
  readonly moves: readonly Move[]
  readonly depth: number
  readonly score: EngineScore
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
export interface RavenDetails {
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
}

export type RavenThought = Thought<RavenDetails>

export const isRavenThought = (thought: Thought): thought is RavenThought => thought?.kind === 'raven'

/** A score of the engine's, which is from the side to move, as all minds tell theirs. */
export const readEngineScore = (score: EngineScore, side: Color, wdl?: RavenLine['wdl']): Score => ({
  side,
  value: lineScoreCp({ score }),
  unit: HUNDREDTHS,
  ...(score.kind === 'cp' ? { pawns: score.cp / 100 } : { end: { kind: 'mate', moves: score.moves } }),
  ...(wdl && { chances: (wdl[0] + wdl[1] / 2) / 1000 }),
})

/** In how many moves of the side to move the move limit ends the game; nothing where there is none. */
export const movesToLimit = ({ variant: { moveLimit }, ply }: Position): number | undefined =>
  moveLimit && Math.ceil((moveLimit.plies - ply) / 2)

/** The score of a line, where a game that is won at the move limit is no mate: the engine counts both as a win in so many moves. */
export function readLineScore(
  { score, wdl, moves }: Pick<RavenLine, 'score' | 'moves'> & Partial<Pick<RavenLine, 'wdl'>>,
  position: Position,
): Score {
  const read = readEngineScore(score, position.turn, wdl)
  const { moveLimit } = position.variant
  if (!moveLimit || score.kind !== 'mate') return read
  const isAtLimit = movesToLimit(position) === Math.abs(score.moves)
  const end = moves.reduce((reached, move) => reached.play(move), position)
  // Most lines stop before the king is taken.
  const prey = end.kingOf(opposite(end.turn))
  const isTaken =
    end.kingOf(end.turn) === undefined ||
    (end.ply < moveLimit.plies && prey !== undefined && end.isAttacked(prey, end.turn))
  return isAtLimit && !isTaken ? { ...read, end: { kind: 'count', moves: score.moves } } : read
}

/** A line's chances of a win, a draw and a loss, which are those of the side to move, as those of another side. */
export const wdlFor = ([won, drawn, lost]: RavenLine['wdl'], turn: Color, side: Color): RavenLine['wdl'] =>
  side === turn ? [won, drawn, lost] : [lost, drawn, won]

/** The line that begins with the choice; none while it has not looked at it. */
export const chosenLine = ({ choice, details: { lines } }: RavenThought): RavenLine | undefined =>
  lines.find(({ moves }) => moves[0] === choice)
