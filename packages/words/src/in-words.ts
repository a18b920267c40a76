import type { RoomName } from '#languages'
import { openWords } from './language.ts'

/** What a module makes of words, once the module and the words of its room are there. */
export async function inWords<Made>(
  room: RoomName,
  load: () => Promise<() => Made | Promise<Made>>,
): Promise<Made> {
  const make = await load()
  await openWords(room)
  return make()
}
