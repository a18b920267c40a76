import type { GameView } from '@rookery/rules'
import { createLocalPlayer } from '../host/create-player.ts'
import type { Limits } from '../player.ts'
import type { SearchThought } from '../search/index.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'

const never = new AbortController().signal

/** The last thought of a mind that searches, asked in this thread. */
export async function ask(
  id: string,
  settings: Settings,
  game: GameView,
  limits: Limits = {},
  seed = 1,
): Promise<Thought & SearchThought> {
  const player = await createLocalPlayer(id, settings, seed)
  const { thought } = await player.think(game, limits, () => {}, never)
  if (!('tree' in thought)) throw new Error(`${id} has walked no tree`)
  return thought
}
