import type { AskPerson } from '../match/person-contestant.ts'
import { type ContestantOptions, contestantsWith } from '../tournament/contestants.ts'
import type { CreateContestant } from '../tournament/game-slot.ts'
import { UciContestant } from './uci-contestant.ts'

/** Seats entrants of every kind. */
export function nodeContestants(askPerson?: AskPerson, options?: ContestantOptions): CreateContestant {
  const createOther = contestantsWith(askPerson, options)
  return (entrant, tell) =>
    entrant.kind === 'engine' ? new UciContestant(entrant, tell) : createOther(entrant)
}
