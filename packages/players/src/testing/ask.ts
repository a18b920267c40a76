import type { GameView } from '@rookery/rules'
import { createLocalPlayer } from '../host/create-player.ts'
import type { KestrelCounts } from '../kestrel/thought.ts'
import type { Limits } from '../player.ts'
import { hasTree, isSearched, type SearchIdea } from '../search/index.ts'
import type { Settings } from '../settings.ts'
import type { WrenDetails } from '../wren/thought.ts'

const never = new AbortController().signal

/** Of a mind that searches, the choice and the details of its last thought, asked in this thread; `score` is its own value. */
export async function ask(
  id: string,
  settings: Settings,
  game: GameView,
  limits: Limits = {},
  seed = 1,
): Promise<SearchIdea & Partial<KestrelCounts & WrenDetails> & { readonly score: number }> {
  const player = await createLocalPlayer(id, settings, seed)
  const { thought } = await player.think(game, limits, () => {}, never)
  if (!isSearched(thought) || !hasTree(thought)) throw new Error(`${id} has walked no tree`)
  const { choice, line, details } = thought
  return { ...details, choice, line, score: details.value }
}
