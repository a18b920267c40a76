import type { Engine } from '@rookery/engine'
import type { Game } from '@rookery/rules'
import { isError } from './classes.ts'
import type { ReviewLimits } from './judge.ts'
import { makeReview } from './make-review.ts'
import type { Review, Verdict } from './review.ts'
import { Study } from './study.ts'

export const DEFAULT_NODES = 200_000

export interface ReviewProgress {
  /** Positions, of which there is one more than moves, and then doubtful moves, which become more as they are found. */
  readonly done: number
  readonly total: number
  /** After how many moves stands the position that has just been looked at. The last of the game is the first. */
  readonly ply: number
  readonly verdict: Verdict
}

export interface ReviewOptions {
  /** Stops the review, which then holds the moves that are done. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReviewProgress) => void
}

/** Reviews the main line with an engine for the game's variant. */
export async function reviewGame(
  engine: Engine,
  game: Game,
  limits: ReviewLimits = { nodes: DEFAULT_NODES },
  { signal, onProgress }: ReviewOptions = {},
): Promise<Review> {
  const line = game.line()
  // What it remembers of another game would change its scores.
  await engine.newGame()
  const study = new Study(engine, line, limits, signal)
  let firstPly = line.positions.length
  let done = 0
  const report = (ply: number, left: number) => {
    done++
    onProgress?.({ done, total: done + left, ply, verdict: study.verdicts[ply]! })
  }
  while (firstPly > 0 && (await study.look(firstPly - 1))) report(--firstPly, firstPly)
  let isComplete = firstPly === 0
  for (let open = study.doubtful(); isComplete && open[0]; open = study.doubtful()) {
    const { ply, effort } = open[0]
    isComplete = await study.settle(ply, effort)
    if (isComplete) report(ply, open.length - 1)
  }
  if (isComplete) study.reconcile()
  for (let ply = firstPly; ply < line.moves.length; ply++)
    if (isError(study.classAt(ply))) await study.lengthen(ply)
  return makeReview(line, study.verdicts.slice(firstPly), firstPly, isComplete)
}
