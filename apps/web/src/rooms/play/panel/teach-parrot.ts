import { defaultStore, lessonsOf, makePlayedId, openExperience } from '@rookery/experience'
import { type Color, describeFaults, type Line } from '@rookery/rules'

/** Takes a finished game into the table that Parrot plays from in this browser; resolves to what came of it, in words. */
export async function teachParrot(gameId: string, line: Line, winner: Color | undefined): Promise<string> {
  const opened = await openExperience(defaultStore())
  if (!opened.ok) return `Parrot could not learn: ${describeFaults(opened.faults)}`
  const lessons = lessonsOf({ game: line, winner })
  try {
    const game = { id: makePlayedId(gameId, line), variant: line.variant.id, lessons }
    const learned = await opened.value.learn([game])
    return learned === 1 ? `Parrot has learned ${lessons.length} plies.` : 'Parrot knew this game already.'
  } catch (error) {
    return `Parrot could not learn: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    await opened.value.close()
  }
}
