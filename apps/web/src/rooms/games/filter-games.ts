import type { GameSummary } from '../../game/storage/game-record.ts'
import { tellDay, tellEnding, tellPair } from './summary-words.ts'

export const resultFilters = ['all', 'open', 'won', 'lost', 'drawn'] as const
export type ResultFilter = (typeof resultFilters)[number]

/** The games whose names, board, ending or day hold every word of the search. */
export function filterGames(
  games: readonly GameSummary[],
  search: string,
  result: ResultFilter,
): readonly GameSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return games.filter((game) => {
    if (result !== 'all' && standingOf(game) !== result) return false
    const text = [tellPair(game), game.variantName, tellEnding(game), game.result, tellDay(game.begunMs)]
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** From the person's chair; a game of two people or two minds is neither won nor lost. */
function standingOf({ white, black, result }: GameSummary): ResultFilter | 'other' {
  if (result === '*') return 'open'
  if (result === '1/2-1/2') return 'drawn'
  if (white === 'You') return result === '1-0' ? 'won' : 'lost'
  if (black === 'You') return result === '0-1' ? 'won' : 'lost'
  return 'other'
}
