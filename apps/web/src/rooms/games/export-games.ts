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

/** Empty where a game cannot be read. One game after the other, with a breath between them so that the page stays awake. */
export async function* makePgns(games: readonly GameSummary[]): AsyncGenerator<string> {
  const store = await openGames()
  for (const { id } of games) {
    const record = await store.read(id)
    const state = record && parseSavedState(record.text)
    yield state?.ok ? makeGamePgn(state.value) : ''
  }
}

export async function exportGames(games: readonly GameSummary[]): Promise<ExportedGames> {
  const pgns: string[] = []
  for await (const pgn of makePgns(games)) if (pgn !== '') pgns.push(pgn)
  return { pgn: pgns.join('\n'), count: pgns.length, broken: games.length - pgns.length }
}
