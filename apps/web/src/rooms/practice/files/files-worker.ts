import { serve } from '@rookery/workers'
import type { FilesCalls } from './files-protocol.ts'
import { importPuzzles } from './import-puzzles.ts'
import { countNames, queueGames } from './own-games.ts'

serve<FilesCalls>(() => ({
  puzzles: (file, { report, stop: { signal } }) => importPuzzles(file, signal, report),
  names: (file, { report, stop: { signal } }) => countNames(file, signal, report),
  games: ({ file, name }, { report, stop: { signal } }) => queueGames(file, name, signal, report),
}))
