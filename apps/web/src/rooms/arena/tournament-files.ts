import {
  exportTournament,
  type GameRecord,
  makeGamePgn,
  type Plan,
  type TournamentDocument,
  type TournamentStore,
} from '@rookery/arena'
import { drawGameId } from '@rookery/play'
import { say } from '@rookery/words/web/arena'
import { Port, startWebWorker } from '@rookery/workers'
import { downloadText } from '../../ui/download.ts'
import { nowMs } from '../../ui/now.ts'
import { openArena } from './arena-database.ts'
import type { ParseCalls } from './parse-worker.ts'

/** As large as what the command line's export of ten thousand games comes to. */
const maxBytes = 64_000_000

/** A file's name from what a person called the tournament. */
const fileNameOf = (event: string): string =>
  event
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'tournament'

export function downloadJson(store: TournamentStore): string {
  const name = `${fileNameOf(store.plan.event)}.json`
  downloadText(name, `${JSON.stringify(exportTournament(store), null, 1)}\n`, 'application/json')
  return name
}

export async function downloadPgn(store: TournamentStore): Promise<string> {
  const name = `${fileNameOf(store.plan.event)}.pgn`
  const texts: string[] = []
  for (const record of store.games()) {
    const pgn = tryPgn(store.plan, record)
    if (pgn !== undefined) texts.push(pgn)
    // The page answers between two games.
    await new Promise((resolve) => setTimeout(resolve))
  }
  downloadText(name, texts.join('\n'), 'application/x-chess-pgn')
  return name
}

/** Undefined for a game of the storage whose moves are not legal. */
export function tryPgn(plan: Plan, record: GameRecord): string | undefined {
  try {
    return makeGamePgn(plan, record)
  } catch {
    return undefined
  }
}

/** Gives the id of the tournament that was made of a file; throws a sentence where that cannot be. */
export async function importFile(file: File, boards: number): Promise<string> {
  if (file.size > maxBytes)
    throw new Error(
      say('kept.tooLarge', { file: file.name, size: Math.ceil(file.size / 1e6), most: maxBytes / 1e6 }),
    )
  const { plan, games } = await parseInWorker(await file.text())
  const kept = { id: drawGameId(), plan, begunMs: Math.round(nowMs()), boards }
  await (await openArena()).create(kept, games)
  return kept.id
}

const startParser = startWebWorker(
  () => new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' }),
)

/** Every game of a file is replayed, which takes too long for the page's own thread. */
async function parseInWorker(text: string): Promise<TournamentDocument> {
  const port = new Port<ParseCalls>(startParser)
  try {
    return await port.call('parse', text)
  } finally {
    await port.dispose()
  }
}
