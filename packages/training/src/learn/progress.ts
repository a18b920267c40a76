import type { ExamResult } from './exam.ts'

/** What the learning loop tells while it runs. */
export type LearnEvent =
  | {
      readonly kind: 'progress'
      /** Games of this run: those played, and those that were new to the table. */
      readonly games: number
      readonly learned: number
      readonly gamesPerSecond: number
      /** Positions that the table knows by now. */
      readonly positions: number
    }
  | {
      readonly kind: 'exam'
      /** How many games of this run had been learned. */
      readonly learned: number
      readonly opponent: string
      readonly games: number
      readonly result: ExamResult
    }

export interface LearnSummary {
  readonly games: number
  readonly learned: number
  readonly elapsedMs: number
  readonly ending: 'finished' | 'stopped'
}
