import type { AskPerson } from '../match/person-contestant.ts'
import { contestantsWith } from '../tournament/contestants.ts'
import type { CreateContestant } from '../tournament/game-slot.ts'
import { UciContestant } from './uci-contestant.ts'

/** Seats entrants of every kind. */
export function nodeContestants(askPerson?: AskPerson): CreateContestant {
  const createOther = contestantsWith(askPerson)
  return (entrant, tell) =>
    entrant.kind === 'engine' ? new UciContestant(entrant, tell) : createOther(entrant)
}
