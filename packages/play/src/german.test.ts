import { parsePosition, unwrap } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOffer, offerDraw } from './draw-offer.ts'
import { describeEnding, describeOutcome, describeResult } from './outcome-words.ts'
import { describeSeat, parseMindSeat, person, personAs, sideName } from './seat.ts'
import { makeStrength, strengthOf } from './strength.ts'
import { describeRemaining, parseTimeControl } from './time-control.ts'
import { commandsOf } from './typed-command.ts'

beforeAll(() => setLanguage('de'))
afterAll(() => setLanguage('en'))

const owl = unwrap(parseMindSeat('owl', { depth: 3, taste: 'attacking' }))
const game = { moves: [], position: unwrap(parsePosition('8/8/8/8/8/8/8/K1k5 w - - 0 1')) }

it('the end of a game is told in German', () => {
  expect(describeOutcome({ winner: 'black', reason: 'checkmate' })).toBe('Schwarz gewinnt durch Matt')
  expect(describeResult({ winner: undefined, reason: 'stalemate' })).toBe('Remis durch Patt (1/2-1/2)')
  expect(describeOutcome({ winner: 'white', reason: 'resignation' })).toBe(
    'Weiß gewinnt: Schwarz hat aufgegeben',
  )
  expect(describeEnding({ winner: 'white', reason: 'checkmate' }, personAs('white', owl))).toBe(
    'Du hast gewonnen',
  )
})

it('seats, settings and offers keep the capitals of German nouns', () => {
  expect(describeSeat(owl)).toBe('Owl (Tiefe 3, Geschmack Angriffslustig)')
  expect(describeSeat(person)).toBe('Mensch')
  expect(sideName({ white: owl, black: owl }, 'black')).toBe('Owl (Schwarz)')
  expect(describeOffer(offerDraw(game), game, personAs('white', owl))).toBe(
    'Das Remis wird mit deinem nächsten Zug angeboten.',
  )
})

it('strengths, clocks and commands are German', () => {
  const strength = strengthOf(unwrap(parseMindSeat('mynah', { rating: 1400 })), 'standard')!
  expect(makeStrength(strength)).toBe('etwa 1400 auf der Rapid-Skala von Lichess')
  expect(strength.how[0]).toMatch(/^Mynah mit 1400 ist selbst die Skala/)
  expect(describeRemaining(9400)).toBe('0:09,4')
  expect(describeRemaining(65_000)).toBe('1:05')
  const fault = parseTimeControl('soon')
  expect(!fault.ok && fault.faults[0]!.message).toBe(
    'eine Bedenkzeit besteht aus Minuten und Sekunden, etwa 5+3, nicht „soon“',
  )
  expect(commandsOf('terminal').find(({ name }) => name === 'undo')?.help).toBe(
    'deinen letzten Zug zurücknehmen',
  )
})
