import type { AskPerson } from '../match/seated-person.ts'
import type { SeatEntrant } from '../tournament/game-slot.ts'
import { type SeatingOptions, seatEntrantsWith } from '../tournament/seat-entrants.ts'
import { SeatedEngine } from './seated-engine.ts'

/** Seats entrants of every kind. */
export function seatEntrantsInNode(askPerson?: AskPerson, options?: SeatingOptions): SeatEntrant {
  const createOther = seatEntrantsWith(askPerson, options)
  return (entrant, tell) =>
    entrant.kind === 'engine' ? new SeatedEngine(entrant, tell) : createOther(entrant)
}
