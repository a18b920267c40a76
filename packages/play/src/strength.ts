import { type FoundRating, findRating, type Ladder } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import { describeSeat, entryOf, type MindSeat } from './seat.ts'

/** How strong a mind with its settings is, in words. */
export interface Strength {
  /** "about 1650" */
  readonly short: string
  /** "on the Lichess rapid scale" */
  readonly scale: string
  /** How that is known, a sentence or more each. */
  readonly how: readonly string[]
}

/** Ratings are not known better than that. */
const STEP = 50

export const scaleWords: Readonly<Record<Ladder['scale'], string>> = {
  people: 'on the Lichess rapid scale',
  random: 'where random play is 0',
}

/** Undefined where it was not measured: on other boards, or with other settings. */
export function strengthOf(seat: MindSeat, variant: VariantId): Strength | undefined {
  const ownElo = variant === 'standard' ? entryOf(seat).ownElo?.(seat.settings) : undefined
  if (ownElo !== undefined)
    return { short: makeAbout(ownElo), scale: scaleWords.people, how: tellOwn(seat, ownElo) }
  const found = findRating(seat.id, seat.settings, variant)
  return (
    found && {
      short: makeAbout(found.rating.elo),
      scale: scaleWords[found.ladder.scale],
      how: tellMeasured(seat, found),
    }
  )
}

/** "about 1650 on the Lichess rapid scale" */
export function makeStrength({ short, scale }: Strength): string {
  return `${short}${scale.startsWith('where') ? ',' : ''} ${scale}`
}

const makeElo = (elo: number): string => String(elo).replace('-', '\u2212')

const makeAbout = (elo: number): string => `about ${makeElo(Math.round(elo / STEP) * STEP)}`

const makeDate = (day: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const tellOwn = (seat: MindSeat, elo: number): string[] => [
  `${entryOf(seat).name} at ${elo} is the scale itself. It was fitted to games of people whom Lichess rates so at rapid, most of them with ten minutes a game, and to games of its own against itself at other ratings.`,
]

function tellMeasured(seat: MindSeat, { rating, ladder }: FoundRating): string[] {
  const { elo, error, games } = rating
  const exact = error === 0 ? makeElo(elo) : `${makeElo(elo)} ± ${error}`
  return [
    `${describeSeat(seat)} was measured at ${exact} in ${games} games (95 % interval, ${makeDate(ladder.measuredOn)}), from short openings with both colours.`,
    ...(ladder.scale === 'people' ? tellPeople(elo) : tellRandom()),
    `Whoever keeps to a clock had ${ladder.clock} seconds for the whole game; with more time it may be stronger.`,
  ]
}

/** The highest rating that Mynah has. */
const HIGHEST_PEOPLE = 2400

const tellPeople = (elo: number): string[] => [
  'Mynah, which plays as people do, stood at its own ratings from 600 to 2400, and everybody else was fitted to that by games against it and against each other.',
  ...(elo > HIGHEST_PEOPLE
    ? ['Above 2400 there are no games of people behind the scale: it goes on by games between minds.']
    : []),
]

const tellRandom = (): string[] => [
  'All minds that play on this board met each other. Fledgling, who plays at random, is 0; there are no people on this scale.',
]
