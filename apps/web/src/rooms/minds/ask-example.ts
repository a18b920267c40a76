import { createPlayer, type Example, type Settings, type Thought } from '@rookery/players'
import { Line, type Position } from '@rookery/rules'

/** One answer of a mind with these settings, which is let go at once. */
export async function askExample(
  id: string,
  example: Example,
  settings: Settings,
  seed: number,
  position: Position,
  signal: AbortSignal,
): Promise<Thought> {
  if (example.ask) return example.ask(settings, seed, position)
  const player = await createPlayer(id, settings, seed)
  try {
    const { thought } = await player.think(Line.from(position), {}, () => {}, signal)
    return thought
  } finally {
    await player.dispose()
  }
}
