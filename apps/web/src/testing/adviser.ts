import { createLocalPlayer } from '@rookery/players'
import type { Line, Move } from '@rookery/rules'

/** Enough for Raven to end soon the games of whoever thinks less: every move in the page costs more than its thought. */
const nodes = 16_000

export type Advise = (line: Line) => Promise<Move>

/** Raven at the person's side, who says what to play until the work is done. */
export async function withAdviser<T>(work: (advise: Advise) => Promise<T>): Promise<T> {
  const raven = await createLocalPlayer('raven', {}, 1)
  try {
    return await work(async (line) => {
      const { move } = await raven.think(line, { nodes }, () => {}, new AbortController().signal)
      return move
    })
  } finally {
    await raven.dispose()
  }
}
