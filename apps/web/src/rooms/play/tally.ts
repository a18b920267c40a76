import type { GameSummary } from '../../game/storage/game-record.ts'

/** How a person has fared against one mind, in finished games. */
export interface Tally {
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

const fresh: Tally = { won: 0, drawn: 0, lost: 0 }

/** By the mind's name, as the list of games has it. */
export function countTallies(
  games: readonly Pick<GameSummary, 'white' | 'black' | 'result'>[],
): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const { white, black, result } of games) {
    const isWhite = white === 'You'
    if (result === '*' || isWhite === (black === 'You')) continue
    const name = isWhite ? black : white
    const tally = tallies.get(name) ?? fresh
    const end = result === '1/2-1/2' ? 'drawn' : (result === '1-0') === isWhite ? 'won' : 'lost'
    tallies.set(name, { ...tally, [end]: tally[end] + 1 })
  }
  return tallies
}
