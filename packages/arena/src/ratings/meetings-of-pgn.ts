import type { Game } from '@rookery/rules'
import { tallyOf } from '../statistics/tally.ts'
import type { Meeting } from './pool.ts'

/** What a PGN game says about its players; `undefined` where it has no result or no names. */
export function meetingOfGame(game: Game): Meeting | undefined {
  const white = game.tags.get('White')
  const black = game.tags.get('Black')
  const isKnown = (name: string | undefined): name is string =>
    name !== undefined && name !== '' && name !== '?'
  if (game.result === '*' || !isKnown(white) || !isKnown(black)) return undefined
  return { white, black, tally: tallyOf(game.result === '1-0' ? 1 : game.result === '0-1' ? 0 : 0.5) }
}
