import { ok, type Result } from '@rookery/rules'
import { type FoundFault, FoundFile } from './found-file.ts'
import type { MineSettings } from './mine-game.ts'
import { mineGames } from './pool.ts'
import { Selection } from './selection.ts'

export interface MiningProgress {
  readonly games: number
  readonly puzzles: number
}

export interface MiningOptions {
  readonly folder: string
  readonly settings: MineSettings
  readonly threads: number
  /** How many puzzles there are to be in the end. */
  readonly count: number
  readonly signal: AbortSignal
  /** Hears what there is at the start, and then after each game. */
  onProgress(progress: MiningProgress): void
}

export interface Mined extends MiningProgress {
  readonly path: string
  readonly isComplete: boolean
}

/** Plays games and looks for puzzles in them until there are enough, going on where the file of these settings ends. */
export async function minePuzzles(options: MiningOptions): Promise<Result<Mined, FoundFault>> {
  const { folder, settings, threads, count, signal, onProgress } = options
  const opened = FoundFile.open(folder, settings)
  if (!opened.ok) return opened
  const file = opened.value
  const selection = new Selection(settings.variant)
  for (const game of file.games) selection.add(game)
  const progress = (): MiningProgress => ({ games: file.games.length, puzzles: selection.lines.length })
  try {
    onProgress(progress())
    if (selection.lines.length < count)
      for await (const game of mineGames({ settings, threads, firstGame: file.games.length, signal })) {
        file.add(game)
        selection.add(game)
        onProgress(progress())
        if (selection.lines.length >= count) break
      }
    return ok({ ...progress(), path: file.path, isComplete: selection.lines.length >= count })
  } finally {
    file.close()
  }
}
