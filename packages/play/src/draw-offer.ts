import { type GameView, type Outcome, opposite } from '@rookery/rules'
import { say } from '@rookery/words/play/game'
import { lonePerson, type Seats, sideName } from './seat.ts'

/** A draw offered to a mind goes with the person's next move, as over the board. */
export interface DrawOffer {
  /** How many moves have been played once it is on the table. */
  readonly ply: number
  readonly isDeclined: boolean
}

/** The offer that goes with the next move. */
export const offerDraw = ({ moves }: Pick<GameView, 'moves'>): DrawOffer => ({
  ply: moves.length + 1,
  isDeclined: false,
})

/** A draw has been offered to the side to move, and it has not answered yet. */
export const isOfferOpen = (
  offer: DrawOffer | undefined,
  { moves }: Pick<GameView, 'moves'>,
): offer is DrawOffer => offer !== undefined && !offer.isDeclined && offer.ply === moves.length

/** Where a draw offer stands, while it matters: until the person's move after the mind's answer, or the game's end. */
export function describeOffer(
  offer: DrawOffer | undefined,
  { moves }: Pick<GameView, 'moves'>,
  sides: Seats,
  outcome?: Outcome,
): string | undefined {
  const person = lonePerson(sides)
  if (!offer || person === undefined || moves.length > offer.ply + 1) return undefined
  const name = sideName(sides, opposite(person))
  if (offer.isDeclined) return say('declined', { name })
  if (outcome) return outcome.reason === 'agreement' ? say('accepted', { name }) : undefined
  return moves.length < offer.ply ? say('offered') : say('considered', { name })
}
