import { addTallies, emptyTally, gamesOf, type Tally } from '../statistics/tally.ts'

/** All games that one player had with White against another, counted for White. */
export interface Meeting {
  readonly white: string
  readonly black: string
  readonly tally: Tally
}

/** Puts the games of the same two players and colours together. */
export function gatherMeetings(meetings: Iterable<Meeting>): Meeting[] {
  const gathered = new Map<string, Meeting>()
  for (const { white, black, tally } of meetings) {
    const key = JSON.stringify([white, black])
    const before = gathered.get(key)?.tally ?? emptyTally
    gathered.set(key, { white, black, tally: addTallies(before, tally) })
  }
  return [...gathered.values()].filter(({ white, black, tally }) => white !== black && gamesOf(tally) > 0)
}

/** Players that have met, directly or by way of others. Ratings of different groups cannot be compared. */
export function groupsOf(meetings: readonly Meeting[]): string[][] {
  const neighbours = new Map<string, Set<string>>()
  const link = (from: string, to: string) => {
    const known = neighbours.get(from) ?? new Set()
    neighbours.set(from, known.add(to))
  }
  for (const { white, black } of meetings) {
    link(white, black)
    link(black, white)
  }
  const groups: string[][] = []
  const seen = new Set<string>()
  for (const name of neighbours.keys()) {
    if (seen.has(name)) continue
    const group = [name]
    seen.add(name)
    for (const member of group)
      for (const next of neighbours.get(member) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        group.push(next)
      }
    groups.push(group)
  }
  return groups.sort((a, b) => b.length - a.length)
}
