import { createLocalPlayer, createPlayer } from '@rookery/players'
import type { Contestant } from '../match/contestant.ts'
import { type AskPerson, createPersonContestant } from '../match/person-contestant.ts'
import { PlayerContestant } from '../match/player-contestant.ts'
import type { CreateContestant } from './game-slot.ts'
import type { Entrant } from './plan.ts'

export interface ContestantOptions {
  /** Minds think in this thread: it takes them less time to wake and to warm up, but one game at a time is all there can be. */
  readonly isLocal?: boolean
}

/** Seats players of ours, and people where there is a way to ask them; engines need Node (`@rookery/arena/node`). */
export function contestantsWith(
  askPerson?: AskPerson,
  { isLocal = false }: ContestantOptions = {},
): CreateContestant {
  return (entrant: Entrant): Contestant => {
    switch (entrant.kind) {
      case 'player':
        return new PlayerContestant(
          entrant.player,
          entrant.settings,
          isLocal ? createLocalPlayer : createPlayer,
        )
      case 'person':
        if (!askPerson) throw new Error(`${entrant.name} is a person, and there is no way to ask for moves`)
        return createPersonContestant(askPerson)
      case 'engine':
        throw new Error(`${entrant.name} is an engine in a process of its own, which cannot run here`)
    }
  }
}
