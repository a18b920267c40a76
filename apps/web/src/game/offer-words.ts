import { opposite } from '@rookery/rules'
import type { PlayState } from './play-state.ts'
import { lonePerson, sideName } from './seat.ts'

/** Where a draw offer stands, while it matters: until the person's move after the mind's answer. */
export function describeOffer({ offer, line, setup: { sides } }: PlayState): string | undefined {
  const person = lonePerson(sides)
  if (!offer || person === undefined || line.moves.length > offer.ply + 1) return undefined
  const name = sideName(sides, opposite(person))
  if (offer.isDeclined) return `${name} declines the draw.`
  return line.moves.length < offer.ply
    ? 'The draw is offered with your next move.'
    : `${name} considers the draw.`
}
