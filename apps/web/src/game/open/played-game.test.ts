import { type PlayState, parseMindSeat, person } from '@rookery/play'
import { unwrap } from '@rookery/rules'
import { begin, playMoves, twoPeople } from '@rookery/testkit/playing'
import { afterEach, expect, it, vi } from 'vitest'
import { makeSavedState } from '../saved-state.ts'
import { keepCurrentGame } from '../storage/current-game.ts'
import { currentGame, lastOpponent } from './played-game.ts'

const owl = unwrap(parseMindSeat('owl', { depth: 2 }))
const againstOwl = begin({ sides: { white: person, black: owl } })

/** Storage as a browser's tab has it. */
function keep(state: PlayState): void {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  }
  vi.stubGlobal('window', { sessionStorage: storage, localStorage: storage })
  keepCurrentGame(makeSavedState(state))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('is nothing, against nobody, where nothing is kept or nothing was played', () => {
  expect(currentGame()).toBeUndefined()
  expect(lastOpponent('standard')).toBeUndefined()
  keep(againstOwl)
  expect(currentGame()).toBeUndefined()
  expect(lastOpponent('standard')).toBeUndefined()
})

it('names the last opponent with its settings, on boards that it plays on', () => {
  keep(playMoves(againstOwl, 'e2e4'))
  expect(currentGame()?.moves.length).toBe(1)
  expect(lastOpponent('chess960')).toEqual(owl)
  expect(lastOpponent('minichess')).toBeUndefined()
})

it('names no opponent after a game between two people', () => {
  keep(playMoves(begin({ sides: twoPeople }), 'e2e4'))
  expect(lastOpponent('standard')).toBeUndefined()
})
