import { type FoundRating, findRating, type Ladder, ladderOf, type RosterEntry } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import { makeDay, makeNumber } from '@rookery/words'
import { say } from '@rookery/words/play/strength'
import { describeSeat, entryOf, type MindSeat } from './seat.ts'

/** How strong a mind with its settings is, in words. */
export interface Strength {
  /** "about 1650" */
  readonly short: string
  readonly scale: Ladder['scale']
  /** How that is known, a sentence or more each. */
  readonly how: readonly string[]
}

/** Ratings are not known better than that. */
const STEP = 50

/** Undefined where it was not measured: on other boards, or with other settings. */
export function strengthOf(seat: MindSeat, variant: VariantId): Strength | undefined {
  const ownElo = variant === 'standard' ? entryOf(seat).ownElo?.(seat.settings) : undefined
  if (ownElo !== undefined) return { short: makeAbout(ownElo), scale: 'people', how: tellOwn(seat, ownElo) }
  const found = findRating(seat.id, seat.settings, variant)
  return (
    found && {
      short: makeAbout(found.rating.elo),
      scale: found.ladder.scale,
      how: tellMeasured(seat, found),
    }
  )
}

/** "800–3550": from the weakest to the strongest of its settings that were measured; undefined where there is only one. */
export function strengthRange({ id }: RosterEntry, variant: VariantId): string | undefined {
  const elos = ladderOf(variant)?.ratings.flatMap((rating) => (rating.id === id ? [rating.elo] : [])) ?? []
  if (elos.length < 2) return undefined
  return `${makeElo(toStep(Math.min(...elos)))}–${makeElo(toStep(Math.max(...elos)))}`
}

/** "about 1650 on the Lichess rapid scale" */
export function makeStrength({ short, scale }: Strength): string {
  return say(scale === 'people' ? 'onPeople' : 'onRandom', { about: short })
}

const makeElo = (elo: number): string => String(elo).replace('-', '\u2212')

const toStep = (elo: number): number => Math.round(elo / STEP) * STEP

const makeAbout = (elo: number): string => say('about', { elo: makeElo(toStep(elo)) })

const makeDate = (day: string): string =>
  makeDay(new Date(`${day}T00:00Z`), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "0.5+0.01", with the decimal sign of the language. */
const makeClock = (clock: string): string =>
  clock
    .split('+')
    .map((seconds) => makeNumber(Number(seconds)))
    .join('+')

const tellOwn = (seat: MindSeat, elo: number): string[] => [
  say('own', { name: entryOf(seat).name, elo: String(elo) }),
]

function tellMeasured(seat: MindSeat, { rating, ladder }: FoundRating): string[] {
  const { elo, error, games } = rating
  const exact = error === 0 ? makeElo(elo) : say('exact', { elo: makeElo(elo), error: String(error) })
  return [
    say('measured', {
      name: describeSeat(seat),
      elo: exact,
      games: String(games),
      day: makeDate(ladder.measuredOn),
    }),
    ...(ladder.scale === 'people' ? tellPeople(elo) : tellRandom()),
    say('clock', { clock: makeClock(ladder.clock) }),
  ]
}

/** The highest rating that Mynah has. */
const HIGHEST_PEOPLE = 2400

const tellPeople = (elo: number): string[] => [
  say('fitted'),
  ...(elo > HIGHEST_PEOPLE ? [say('beyond')] : []),
]

const tellRandom = (): string[] => [say('met')]
