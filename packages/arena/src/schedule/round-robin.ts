import { type Encounter, roundsOf, type Schedule } from './schedule.ts'

/** Everyone against everyone, by the circle method, so that an entrant's games are spread over the round. */
function roundRobinEncounters(entrants: number): Encounter[] {
  const seats = Array.from({ length: entrants + (entrants % 2) }, (_, index) => index)
  const encounters: Encounter[] = []
  for (let turn = 0; turn < seats.length - 1; turn++) {
    for (let index = 0; index < seats.length / 2; index++) {
      const [a, b] = [seats[index]!, seats[seats.length - 1 - index]!]
      if (a < entrants && b < entrants) encounters.push(turn % 2 === 0 ? [a, b] : [b, a])
    }
    seats.splice(1, 0, seats.pop()!)
  }
  return encounters
}

export const roundRobin = (entrants: number, rounds: number, games: 1 | 2): Schedule =>
  roundsOf(roundRobinEncounters(entrants), rounds, games)

/** The first `seeds` entrants each against all the others, which do not meet. */
export function gauntlet(entrants: number, seeds: number, rounds: number, games: 1 | 2): Schedule {
  const encounters = Array.from({ length: seeds }, (_, seed) =>
    Array.from({ length: entrants - seeds }, (__, other): Encounter => [seed, seeds + other]),
  ).flat()
  return roundsOf(encounters, rounds, games)
}
