import {
  defaultsOf,
  findPlayer,
  PlayerError,
  parseSettings,
  type RosterEntry,
  requirePlayer,
  roster,
  type Settings,
} from '@rookery/players'
import {
  type Color,
  colors,
  describeFaults,
  err,
  type Fault,
  ok,
  opposite,
  type Result,
  type Variant,
} from '@rookery/rules'
import { makeNumber } from '@rookery/words'
import { say } from '@rookery/words/play/seat'

export interface PersonSeat {
  readonly kind: 'person'
}

export interface MindSeat {
  readonly kind: 'mind'
  /** The mind's id in the roster. */
  readonly id: string
  readonly settings: Settings
}

/** Who sits at one side of the board. */
export type Seat = PersonSeat | MindSeat

export type Seats = Readonly<Record<Color, Seat>>

export type SeatFault = Fault<'seat-mind' | 'seat-settings' | 'seat-variant'>

export const person: PersonSeat = { kind: 'person' }

/** A person on that side and the other one opposite. */
export const personAs = (color: Color, other: Seat): Seats =>
  color === 'white' ? { white: person, black: other } : { white: other, black: person }

/** A mind of the roster with its settings; what is not named is as the mind likes it. */
export function parseMindSeat(id: string, settings: unknown = {}): Result<MindSeat, SeatFault> {
  const entry = findEntry(id)
  if (!entry.ok) return entry
  const parsed = parseSettings(entry.value.settings, settings)
  if (parsed.ok) return ok({ kind: 'mind', id, settings: parsed.value })
  return err({
    code: 'seat-settings',
    message: say('faults', { name: entry.value.name, faults: describeFaults(parsed.faults) }),
  })
}

function findEntry(id: string): Result<RosterEntry, SeatFault> {
  try {
    return ok(requirePlayer(id))
  } catch (error) {
    if (!(error instanceof PlayerError)) throw error
    return err({ code: 'seat-mind', message: error.message })
  }
}

export const defaultSeat = (entry: RosterEntry): MindSeat => ({
  kind: 'mind',
  id: entry.id,
  settings: defaultsOf(entry.settings),
})

export const entryOf = (seat: MindSeat): RosterEntry => requirePlayer(seat?.id)

/** How the mind of a seat learns from finished games, if it does. */
export const learningOf = (seat: Seat): RosterEntry['learning'] =>
  seat?.kind === 'mind' ? entryOf(seat).learning : undefined

/** The minds of the roster that play a variant. */
export const mindsOf = (variant: Variant): RosterEntry[] =>
  roster.filter((entry) => entry.variants.includes(variant.id))

/** The seat, if its mind plays the variant. */
export function seatFor(seat: MindSeat, variant: Variant): Result<MindSeat, SeatFault> {
  const entry = entryOf(seat)
  if (entry.variants.includes(variant.id)) return ok(seat)
  const others = mindsOf(variant).map(({ id }) => id)
  const message = say('wrongVariant', { name: entry.name, variant: variant.name, others: others.join(', ') })
  return err({ code: 'seat-variant', message })
}

/**
 * The settings that are texts reach outside the mind, as Parrot's table does: who opens a game of somebody else has not
 * chosen them. Gives the seat as the mind likes it there, and what was named.
 */
export function withoutTexts(seat: Seat): { readonly seat: Seat; readonly texts: readonly string[] } {
  if (seat.kind === 'person') return { seat, texts: [] }
  const schema = entryOf(seat).settings
  const named = changedSettings(seat).filter(([name]) => schema[name]!.kind === 'text')
  const usual = Object.fromEntries(named.map(([name]) => [name, schema[name]!.default]))
  return {
    seat: { ...seat, settings: { ...seat.settings, ...usual } },
    texts: named.map(([, text]) => String(text)),
  }
}

/** What a side is called: "You", "White" where two people play, a mind's name, with its colour where both have the same. */
export function sideName(sides: Seats, color: Color): string {
  const seat = sides[color]
  const other = sides[opposite(color)]
  if (seat.kind === 'person') return other.kind === 'person' ? say('side', { color }) : say('you')
  const { name } = entryOf(seat)
  return other.kind === 'mind' && other.id === seat.id ? say('named', { name, color }) : name
}

/** "Person", "Kestrel", or "Kestrel (depth 3)". */
export function describeSeat(seat: Seat): string {
  if (seat?.kind === 'person') return say('person')
  const settings = describeSettings(seat)
  const { name } = entryOf(seat)
  return settings === '' ? name : say('withSettings', { name, settings })
}

/** The settings that differ from the mind's own, in words: "depth 3, taste attacking". */
export function describeSettings(seat: MindSeat): string {
  const { settings } = entryOf(seat)
  return changedSettings(seat)
    .map(([name, value]) => {
      const setting = settings[name]!
      const option =
        setting.kind === 'choice' ? setting.options.find((each) => each.value === value) : undefined
      return say('setting', {
        label: inside(setting.label),
        // A mind keeps the capital of its name.
        value: option ? (findPlayer(option.value)?.name ?? inside(option.label)) : makeValue(value),
      })
    })
    .join(', ')
}

/** A label amid a sentence: English writes it small, German keeps the capitals of its nouns. */
const inside = (label: string): string => (say('labelCase') === 'lower' ? label.toLowerCase() : label)

const makeValue = (value: Settings[string]): string =>
  typeof value === 'number' ? makeNumber(value, { useGrouping: false }) : String(value)

/** The settings that differ from the mind's own. */
export function changedSettings(seat: MindSeat): [name: string, value: Settings[string]][] {
  return Object.entries(entryOf(seat).settings).flatMap(([name, setting]) => {
    const value = seat.settings[name]
    return value === undefined || value === setting.default ? [] : [[name, value]]
  })
}

/** The one person at a board where a mind sits opposite; undefined where two people or two minds play. */
export function lonePerson(sides: Seats): Color | undefined {
  const people = colors.filter((color) => sides[color].kind === 'person')
  return people.length === 1 ? people[0] : undefined
}

/** The mind that sits opposite that person. */
export function loneMind(sides: Seats): MindSeat | undefined {
  const color = lonePerson(sides)
  const seat = color && sides[opposite(color)]
  return seat?.kind === 'mind' ? seat : undefined
}
