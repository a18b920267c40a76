import { serve } from '@rookery/workers'
import { acceptsDraw } from '../draw-offers.ts'
import type { MindModule } from '../mind.ts'
import { askMind } from './ask-mind.ts'
import { type MindCalls, type Occupant, unpackGame } from './protocol.ts'

/** Makes this thread the home of one mind. */
export function serveMind(load: (id: string, module?: string) => Promise<MindModule>): void {
  serve<MindCalls, Occupant>(async ({ id, settings, seed, surroundings, module }) => {
    const { createMind } = await load(id, module)
    const mind = await createMind(settings, surroundings)
    return {
      ready: () => undefined,
      think: ({ game, limits }, { report, stop }) =>
        askMind(mind, seed, unpackGame(game), limits, report, stop),
      draw: (game) => acceptsDraw(mind, unpackGame(game)),
    }
  })
}
