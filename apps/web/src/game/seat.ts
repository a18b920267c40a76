import { findPlayer, parseSettings, type RosterEntry, roster, type Settings } from '@rookery/players'
import {
  type Color,
  colors,
  describeFaults,
  err,
  type Fault,
  ok,
  opposite,
  type Result,
} from '@rookery/rules'
import { capitalise } from '../ui/words.ts'

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

export type SeatFault = Fault<'seat-mind' | 'seat-settings'>

export const person: PersonSeat = { kind: 'person' }

/** A mind of the roster with its settings; what is not named is as the mind likes it. */
export function parseMindSeat(id: string, settings: unknown = {}): Result<MindSeat, SeatFault> {
  const bird = findPlayer(id)
  if (!bird) {
    const names = roster.map((known) => known.id).join(', ')
    return err({ code: 'seat-mind', message: `no mind is called "${id}"; there are ${names}` })
  }
  const parsed = parseSettings(bird.settings, settings)
  if (parsed.ok) return ok({ kind: 'mind', id, settings: parsed.value })
  return err({ code: 'seat-settings', message: `${bird.name}'s ${describeFaults(parsed.faults)}` })
}

export const defaultSeat = (bird: RosterEntry): MindSeat => ({
  kind: 'mind',
  id: bird.id,
  settings: Object.fromEntries(
    Object.entries(bird.settings).map(([name, setting]) => [name, setting.default]),
  ),
})

export function birdOf(seat: MindSeat): RosterEntry {
  const bird = findPlayer(seat.id)
  if (!bird) throw new Error(`no mind is called "${seat.id}"`)
  return bird
}

/** What a side is called: "You", "White" where two people play, a mind's name, with its colour where both have the same. */
export function sideName(sides: Seats, color: Color): string {
  const seat = sides[color]
  const other = sides[opposite(color)]
  if (seat.kind === 'person') return other.kind === 'person' ? capitalise(color) : 'You'
  const { name } = birdOf(seat)
  return other.kind === 'mind' && other.id === seat.id ? `${name} (${color})` : name
}

/** The settings that differ from the mind's own, in words: "depth 3, attacking". */
export function describeSettings(seat: MindSeat): string {
  return Object.entries(birdOf(seat).settings)
    .flatMap(([name, setting]) => {
      const value = seat.settings[name]
      if (value === undefined || value === setting.default) return []
      if (setting.kind === 'choice') {
        const label = setting.options.find((option) => option.value === value)?.label ?? String(value)
        return `${setting.label.toLowerCase()} ${label.toLowerCase()}`
      }
      return `${setting.label.toLowerCase()} ${value}`
    })
    .join(', ')
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
