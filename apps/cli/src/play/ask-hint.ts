import { adviserOf, type Choice, createPlayer, isIgnorant } from '@rookery/players'
import type { Line } from '@rookery/rules'
import type { SeatedMind } from './seats.ts'

/** Long enough for the adviser to see further than a person, short enough to wait for. */
const ADVICE_MS = 600

interface Hint extends Choice {
  /** Who says so. */
  readonly adviser: string
  /** The opponent, where it knows nothing. */
  readonly ignorant?: string
}

/** What the opponent would play, or a mind that knows where the opponent does not, or is a person. */
export async function askHint(
  opponent: SeatedMind | undefined,
  line: Line,
  signal: AbortSignal,
): Promise<Hint> {
  const own = await opponent?.player.think(line, {}, () => {}, signal)
  if (opponent && own && !isIgnorant(own.thought)) return { ...own, adviser: opponent.name }
  const entry = adviserOf(line.variant.id)
  const adviser = await createPlayer(entry.id, {}, 1)
  try {
    const choice = await adviser.think(line, { timeMs: ADVICE_MS }, () => {}, signal)
    return { ...choice, adviser: entry.name, ...(opponent && { ignorant: opponent.name }) }
  } finally {
    await adviser.dispose()
  }
}
