import type { SolvingResult } from './solving.ts'

/** `open`: one puzzle after the other, for the rating. `streak`: ever harder, up to the first mistake. `timed`: as many as there is time for. */
export const runModes = ['open', 'streak', 'timed'] as const
export type RunMode = (typeof runModes)[number]

export interface RunWish {
  readonly mode: RunMode
  /** Undefined for all of them. */
  readonly theme?: string
  /** Around which the puzzles are; undefined for the solver's own rating. */
  readonly rating?: number
}

export interface Run extends RunWish {
  /** What the solver was rated when it began. */
  readonly ownRating: number
  readonly begunMs: number
  readonly solved: number
  readonly failed: number
  readonly isOver: boolean
}

export const TIMED_MS = 3 * 60_000
/** So many mistakes end a timed run, so that nobody guesses through it. */
export const TIMED_MISTAKES = 3

/** Streaks and timed runs begin so far below the solver, and rise with every puzzle. */
const HEAD_START = 400
const RISE = { open: 0, streak: 30, timed: 20 } as const
const LOWEST_TARGET = 600

export const beginRun = (wish: RunWish, ownRating: number, nowMs: number): Run => ({
  ...wish,
  ownRating,
  begunMs: nowMs,
  solved: 0,
  failed: 0,
  isOver: false,
})

/** The run after one more puzzle. */
export function noteResult(run: Run, result: SolvingResult, nowMs: number): Run {
  if (tellTime(run, nowMs).isOver) return { ...run, isOver: true }
  const isFailed = result === 'failed'
  const failed = run.failed + Number(isFailed)
  const mostFailed = { open: Number.POSITIVE_INFINITY, streak: 1, timed: TIMED_MISTAKES }[run.mode]
  return {
    ...run,
    solved: run.solved + Number(!isFailed),
    failed,
    isOver: run.isOver || failed >= mostFailed,
  }
}

/** The run as it stands now: time ends it. */
export const tellTime = (run: Run, nowMs: number): Run =>
  !run.isOver && run.mode === 'timed' && leftMs(run, nowMs) === 0 ? { ...run, isOver: true } : run

/** Of a timed run. */
export const leftMs = ({ begunMs }: Run, nowMs: number): number => Math.max(0, begunMs + TIMED_MS - nowMs)

/** What the next puzzle should be rated; `ownRating` is that of the moment. */
export function targetRating(run: Run, ownRating: number): number {
  if (run.mode === 'open') return run.rating ?? ownRating
  const start = (run.rating ?? run.ownRating) - HEAD_START
  return Math.max(LOWEST_TARGET, start + RISE[run.mode] * run.solved)
}

/** Only what is solved at leisure counts for the rating. */
export const isRated = ({ mode }: Pick<RunWish, 'mode'>): boolean => mode === 'open'
