import { lessonsOf, makePlayedId } from '@rookery/experience'
import { parseMindSpec } from '../minds/mind-spec.ts'
import type { OnOver } from '../play/session.ts'
import type { GameRecord } from '../store/saved-game.ts'
import { withTable } from './open-table.ts'

/** Takes a finished game of the terminal into the table that Parrot plays from. */
export const learnPlayedGame: OnOver = async (record, { winner }) => {
  const { line, started } = record
  const lessons = lessonsOf({ game: line, winner })
  const game = { id: makePlayedId(started, line), variant: line.variant.id, lessons }
  const learned = await withTable(findStore(record), (table) => table.learn([game]))
  return learned === 1 ? `Parrot has learned ${lessons.length} plies.` : 'Parrot knew this game already.'
}

/** The table that a Parrot at the board has in its settings. */
function findStore({ white, black }: GameRecord): string | undefined {
  for (const seat of [white, black]) {
    const spec = parseMindSpec(seat)
    if (spec.ok && spec.value.entry.id === 'parrot' && spec.value.settings.store)
      return String(spec.value.settings.store)
  }
  return undefined
}
