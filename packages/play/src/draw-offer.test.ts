import { Line, startPosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { describeOffer, isOfferOpen, offerDraw } from './draw-offer.ts'
import { parseMindSeat, person, personAs } from './seat.ts'

const sides = personAs('white', unwrap(parseMindSeat('magpie')))
const play = (line: Line) => line.play(line.position.legalMoves()[0]!)
const start = Line.from(startPosition())
const [one, two, three] = [play(start), play(play(start)), play(play(play(start)))]

test('a draw is offered with the next move, considered and declined, and then forgotten', () => {
  const offer = offerDraw(start)
  expect(describeOffer(offer, start, sides)).toBe('The draw is offered with your next move.')
  expect(isOfferOpen(offer, start)).toBe(false)
  expect(describeOffer(offer, one, sides)).toBe('Magpie considers the draw.')
  expect(isOfferOpen(offer, one)).toBe(true)
  const declined = { ...offer, isDeclined: true }
  expect(isOfferOpen(declined, one)).toBe(false)
  expect(describeOffer(declined, two, sides)).toBe('Magpie declines the draw.')
  expect(describeOffer(declined, three, sides)).toBeUndefined()
})

test('a draw that ends the game was accepted, and after another end nobody considers it', () => {
  const offer = offerDraw(start)
  const agreed = { winner: undefined, reason: 'agreement' } as const
  expect(describeOffer(offer, one, sides, agreed)).toBe('Magpie accepts the draw.')
  expect(describeOffer(offer, one, sides, { winner: 'white', reason: 'checkmate' })).toBeUndefined()
  expect(describeOffer(offer, start, sides, { winner: 'black', reason: 'resignation' })).toBeUndefined()
})

test('nothing is said where nothing is offered, and between two people', () => {
  expect(describeOffer(undefined, start, sides)).toBeUndefined()
  expect(describeOffer(offerDraw(start), start, { white: person, black: person })).toBeUndefined()
})
