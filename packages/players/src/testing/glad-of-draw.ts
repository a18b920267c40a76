import type { GameView } from '@rookery/rules'
import { requirePlayer } from '../roster.ts'
import { parseSettings, type Settings } from '../settings.ts'

/** Whether a mind of the roster has nothing better than a draw here, asked in this thread. */
export async function isGladOfDraw(id: string, settings: Settings, game: GameView): Promise<boolean> {
  const entry = requirePlayer(id)
  const checked = parseSettings(entry.settings, settings)
  if (!checked.ok) throw new Error(checked.faults[0]!.message)
  const mind = await (await entry.load()).createMind(checked.value)
  try {
    return await mind.isGladOfDraw(game)
  } finally {
    await mind.dispose?.()
  }
}
