import type { Room } from '#languages'
import { openWords } from './language.ts'

/** What a module makes of words, once the module and the words of its room are there. */
export async function inWords<Made>(
  room: Room,
  load: () => Promise<() => Made | Promise<Made>>,
): Promise<Made> {
  const [make] = await Promise.all([load(), openWords(room)])
  return make()
}
