import type { Move, Position } from '@rookery/rules'
import { unpackMoves } from './core/packed.ts'
import type { LineReport } from './core/reading.ts'
import { makeWdl } from './wdl.ts'

/** From the side to move. Mate counts moves, negative when the side to move is mated. */
export type Score =
  | { readonly kind: 'cp'; readonly cp: number }
  | { readonly kind: 'mate'; readonly moves: number }

export interface SearchInfo {
  /** 1 is the best line. */
  readonly line: number
  readonly depth: number
  readonly selectiveDepth: number
  readonly score: Score
  readonly bound: 'exact' | 'lower' | 'upper'
  /** Chances in thousandths of a win, a draw and a loss of the side to move. */
  readonly wdl: readonly [number, number, number]
  readonly nodes: number
  readonly nodesPerSecond: number
  readonly timeMs: number
  readonly hashPermille: number
  readonly moves: readonly Move[]
}

export interface BestMove {
  /** Absent where the game is over. */
  readonly move: Move | undefined
  /** The reply that the search expects. */
  readonly ponder: Move | undefined
}

const MATE = 32_000
const MATE_BOUND = 31_000

export function unpackScore(score: number): Score {
  if (score >= MATE_BOUND) return { kind: 'mate', moves: Math.ceil((MATE - score) / 2) }
  if (score <= -MATE_BOUND) return { kind: 'mate', moves: -Math.ceil((MATE + score) / 2) }
  return { kind: 'cp', cp: score }
}

export function makeInfo(report: LineReport, position: Position): SearchInfo {
  const { score, timeMs, nodes } = report
  return {
    line: report.line + 1,
    depth: report.depth,
    selectiveDepth: report.selectiveDepth,
    score: unpackScore(score),
    bound: report.bound,
    wdl: makeWdl(score),
    nodes,
    nodesPerSecond: Math.round((nodes * 1000) / Math.max(timeMs, 1)),
    timeMs: Math.round(timeMs),
    hashPermille: report.hashPermille,
    moves: unpackMoves(position, report.moves),
  }
}
