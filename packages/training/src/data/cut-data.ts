import { closeSync, existsSync, ftruncateSync, openSync, rmSync } from 'node:fs'
import { dataPaths } from './data-paths.ts'
import { ENTRY_SIZE } from './game-index.ts'
import type { DataSettings } from './settings.ts'

/**
 * Takes out all games from a number on. Only what the index names counts, so that is cut; whoever opens the files next sets aside
 * what follows, and counts anew what is left.
 */
export function cutData(folder: string, settings: DataSettings, games: number): void {
  const paths = dataPaths(folder, settings)
  if (!existsSync(paths.games)) return
  rmSync(paths.about, { force: true })
  const index = openSync(paths.games, 'r+')
  ftruncateSync(index, games * ENTRY_SIZE)
  closeSync(index)
}
