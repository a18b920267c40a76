import { makeGamePgn } from '../../game/game-pgn.ts'
import { parseSavedState } from '../../game/saved-state.ts'
import type { GameSummary } from '../../game/storage/game-record.ts'
import { openGames } from '../../game/storage/games-store.ts'

export interface ExportedGames {
  readonly pgn: string
  readonly count: number
  /** How many could not be read. */
  readonly broken: number
}

/** One game after the other, with a breath between them so that the page stays awake. */
export async function exportGames(games: readonly GameSummary[]): Promise<ExportedGames> {
  const store = await openGames()
  const pgns: string[] = []
  let broken = 0
  for (const { id } of games) {
    const record = await store.read(id)
    const state = record && parseSavedState(record.text)
    if (state?.ok) pgns.push(makeGamePgn(state.value))
    else broken++
  }
  return { pgn: pgns.join('\n'), count: pgns.length, broken }
}
