import { serve } from '@rookery/workers'
import { ReviewQueue } from '../../../game/storage/review-queue.ts'
import type { FilesCalls } from './files-protocol.ts'
import { importPuzzles } from './import-puzzles.ts'
import { countNames, ownGames, queueGames } from './own-games.ts'

const queue = new ReviewQueue(ownGames)

serve<FilesCalls>(() => ({
  puzzles: (file, { report, stop: { signal } }) => importPuzzles(file, signal, report),
  names: (file, { report, stop: { signal } }) => countNames(file, signal, report),
  games: ({ file, name }, { report, stop: { signal } }) => queueGames(queue, file, name, signal, report),
}))
