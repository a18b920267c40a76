import { DEFAULT_LOOK_AHEAD, type LearnedGame, lessonsOf, makeGameId } from '@rookery/experience'
import { type Color, type Game, type PgnResult, type PgnSource, streamPgn } from '@rookery/rules'
import { Notebook, type NotebookOptions } from './notebook.ts'
import type { LearnSummary } from './progress.ts'

export interface PgnOptions extends NotebookOptions {
  readonly lookAhead?: number
  /** A game that could not be read, and is not learned. */
  onFaulty?(result: PgnResult & { ok: false }): void
}

export interface PgnSummary extends LearnSummary {
  readonly faulty: number
  /** Games without a result, which teach nothing. */
  readonly unfinished: number
}

const BATCH = 100

/** Learns the main lines of a PGN text of any size, each game in its own variant. A game that was learned before changes nothing. */
export async function learnFromPgn(source: PgnSource, options: PgnOptions): Promise<PgnSummary> {
  const { lookAhead = DEFAULT_LOOK_AHEAD, signal, onFaulty } = options
  const notebook = new Notebook(options)
  await notebook.open()
  let faulty = 0
  let unfinished = 0
  let batch: LearnedGame[] = []
  for await (const result of streamPgn(source)) {
    if (signal.aborted) break
    const learned = result.ok ? lessonOfGame(result.value, lookAhead) : undefined
    if (!result.ok) {
      faulty++
      onFaulty?.(result)
    } else if (!learned) unfinished++
    else batch.push(learned)
    if (batch.length < BATCH) continue
    await notebook.take(batch)
    batch = []
  }
  await notebook.take(batch)
  return { ...(await notebook.close()), faulty, unfinished }
}

function lessonOfGame(game: Game, lookAhead: number): LearnedGame | undefined {
  const winner = winnerOf(game)
  if (winner === 'unknown') return undefined
  const lessons = lessonsOf({ game: game.line(), winner }, lookAhead)
  return { id: makeGameId(game), variant: game.variant.id, lessons }
}

/** The last position decides, or else the result. */
function winnerOf(game: Game): Color | undefined | 'unknown' {
  const outcome = game.line().outcome()
  if (outcome) return outcome.winner
  switch (game.result) {
    case '1-0':
      return 'white'
    case '0-1':
      return 'black'
    case '1/2-1/2':
      return undefined
    case '*':
      return 'unknown'
  }
}
