import { type Experience, lessonsOf, makePlayedId } from '@rookery/experience'
import type { Color, Line } from '@rookery/rules'

/** Takes a finished game into Parrot's table, once; what came of it, in words. */
export async function teachParrot(
  table: Experience,
  { id, line, winner }: { readonly id: string; readonly line: Line; readonly winner: Color | undefined },
): Promise<string> {
  const lessons = lessonsOf({ game: line, winner })
  const learned = await table.learn([{ id: makePlayedId(id, line), variant: line.variant.id, lessons }])
  return learned === 1 ? `Parrot has learned ${lessons.length} plies.` : 'Parrot knew this game already.'
}
