import { createPlayer, makePercent, makeTable, roster } from '@rookery/players'
import { type Line, makeSan, makeUci } from '@rookery/rules'
import { say } from '@rookery/words/cli/compare'
import { exitCodes, Failure } from '../exit.ts'

/** What people of some ratings would play in a position. */
export interface PeopleHere {
  readonly ratings: readonly number[]
  /** The likeliest first; a chance for each of the ratings. */
  readonly moves: readonly {
    readonly san: string
    readonly uci: string
    readonly chances: readonly number[]
  }[]
}

/** As the page has them. */
const ratings: readonly number[] = [800, 1400, 2000]
const MOST_MOVES = 12
const LEAST_CHANCE = 0.01

const { id, people, variants } = roster.find((entry) => entry.people)!

export async function askPeople(line: Line, seed: number): Promise<PeopleHere> {
  const { position, variant } = line
  if (!variants.includes(variant.id))
    throw new Failure(say('people.absent', { variant: variant.name }), exitCodes.usage)
  const columns = ratings.map((rating) => people!.ratings.indexOf(rating))
  const player = await createPlayer(id, {}, seed)
  try {
    const { thought } = await player.think(line)
    const moves = people!
      .chancesIn(thought)
      .map(({ move, chances }) => ({ move, chances: columns.map((column) => chances[column]!) }))
      .sort((a, b) => Math.max(...b.chances) - Math.max(...a.chances))
      .map(({ move, chances }) => ({ san: makeSan(position, move), uci: makeUci(move, position), chances }))
    return { ratings, moves }
  } finally {
    await player.dispose()
  }
}

/** A line for each move that is not rare. */
export const makePeopleTable = ({ moves }: PeopleHere): string =>
  makeTable([
    ['SAN', 'UCI', ...ratings.map((rating) => say('people.rated', { rating }))],
    ...moves
      .filter(({ chances }) => Math.max(...chances) >= LEAST_CHANCE)
      .slice(0, MOST_MOVES)
      .map(({ san, uci, chances }) => [san, uci, ...chances.map((chance) => makePercent(chance))]),
  ]).join('\n')
