import {
  beginRun,
  leftMs,
  noteResult,
  ownRating,
  type PracticeRecord,
  type Puzzle,
  type PuzzleVariant,
  type Run,
  type RunWish,
  ratingHistory,
  targetRating,
} from '@rookery/practice'
import { createRandom } from '@rookery/rules'
import { say } from '@rookery/words/cli/puzzles'
import { exitCodes, Failure } from '../exit.ts'
import { readPracticeFile, writePracticeFile } from '../store/practice-file.ts'
import { write } from '../terminal.ts'
import type { PuzzleSource } from './puzzle-source.ts'
import { type Desk, solvePuzzle } from './solve-puzzle.ts'

export interface SolvingWishes {
  readonly run: RunWish
  readonly variant: PuzzleVariant
  readonly source: PuzzleSource
  /** The practice file, which the page shares. */
  readonly file: string
  readonly seed: number
}

/** Puzzles one after the other, until the run is over or the solver leaves. Each is kept before the next. */
export async function runSolving(wishes: SolvingWishes, desk: Desk): Promise<void> {
  const { variant, source, file, seed } = wishes
  const random = createRandom(seed)
  let record = readPracticeFile(file)
  const own = () => ownRating(ratingHistory(record.attempts, variant))
  let run = beginRun(wishes.run, own().rating, Date.now())
  while (!run.isOver) {
    const seen = new Set(record.attempts.map(({ puzzle }) => puzzle))
    const puzzle = await source({ rating: targetRating(run, own().rating), theme: run.theme, seen }, random)
    if (!puzzle)
      throw new Failure(
        run.theme === undefined ? say('solve.empty') : say('solve.none', { theme: run.theme }),
        exitCodes.faults,
      )
    if (run.mode === 'timed') desk.prompter.limit(leftMs(run, Date.now()))
    const { result, isLeft } = await solvePuzzle(puzzle, desk)
    if (result === undefined) break
    const atMs = Date.now()
    run = noteResult(run, result, atMs)
    const { rating, deviation, themes } = puzzle
    const attempt = {
      puzzle: puzzle.id,
      variant,
      rating,
      deviation,
      themes: [...themes],
      atMs,
      result,
      mode: run.mode,
    }
    record = { ...record, attempts: [...record.attempts, attempt] }
    writePracticeFile(file, record)
    await tellPuzzle(puzzle, run, own(), desk)
    if (isLeft || (run.mode === 'open' && !(await wantsMore(desk)))) break
  }
  // Timers may be a little before the clock: who was told that time is up is not told otherwise.
  const isOver = run.isOver || desk.prompter.isLate
  desk.prompter.limit(undefined)
  await endRun({ ...run, isOver }, record, file, desk)
}

async function tellPuzzle(
  { id, rating, themes }: Puzzle,
  { mode }: Run,
  own: { readonly rating: number; readonly deviation: number },
  { terminal }: Desk,
): Promise<void> {
  await write(terminal.output, `${say('solve.puzzle', { id, rating, themes: themes.join(', ') })}\n`)
  if (mode !== 'open') return
  await write(
    terminal.output,
    `${say('solve.rating', { rating: Math.round(own.rating), deviation: Math.round(2 * own.deviation) })}\n`,
  )
}

async function wantsMore({ prompter }: Desk): Promise<boolean> {
  const answer = await prompter.ask(`${say('solve.next')} `)
  return answer.kind === 'line' && !/^q/i.test(answer.text.trim())
}

/** A streak or a timed run that is over is kept, too. */
async function endRun(run: Run, record: PracticeRecord, file: string, { terminal }: Desk): Promise<void> {
  const { mode, solved, failed, isOver } = run
  if (mode === 'open') return
  await write(terminal.output, `${say('solve.run', { mode, solved, failed })}\n`)
  if (isOver)
    writePracticeFile(file, { ...record, runs: [...record.runs, { mode, atMs: Date.now(), solved, failed }] })
}
