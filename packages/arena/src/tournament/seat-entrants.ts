import { createLocalPlayer, createPlayer } from '@rookery/players'
import type { SeatedEntrant } from '../match/seated-entrant.ts'
import { type AskPerson, createSeatedPerson } from '../match/seated-person.ts'
import { SeatedPlayer } from '../match/seated-player.ts'
import type { SeatEntrant } from './game-slot.ts'
import type { Entrant } from './plan.ts'

export interface SeatingOptions {
  /** Minds think in this thread: it takes them less time to wake and to warm up, but one game at a time is all there can be. */
  readonly isLocal?: boolean
}

/** Seats players of ours, and people where there is a way to ask them; engines need Node (`@rookery/arena/node`). */
export function seatEntrantsWith(
  askPerson?: AskPerson,
  { isLocal = false }: SeatingOptions = {},
): SeatEntrant {
  return (entrant: Entrant): SeatedEntrant => {
    switch (entrant.kind) {
      case 'player':
        return new SeatedPlayer(entrant.player, entrant.settings, isLocal ? createLocalPlayer : createPlayer)
      case 'person':
        if (!askPerson) throw new Error(`${entrant.name} is a person, and there is no way to ask for moves`)
        return createSeatedPerson(askPerson)
      case 'engine':
        throw new Error(`${entrant.name} is an engine in a process of its own, which cannot run here`)
    }
  }
}
