import { expect, it } from 'vitest'
import type { GameSummary } from '../../game/storage/game-record.ts'
import { countTallies } from './tally.ts'

const game = (white: string, black: string, result: string): GameSummary => ({
  id: `${white} ${black} ${result}`,
  begunMs: 0,
  updatedMs: 0,
  white,
  black,
  variantId: 'standard',
  variantName: 'Standard',
  result,
  ending: '',
  fen: '',
  moves: '',
  writer: '',
})

it('counts finished games of a person against each mind, from both sides', () => {
  const tallies = countTallies([
    game('You', 'Owl', '1-0'),
    game('Owl', 'You', '1-0'),
    game('Owl', 'You', '0-1'),
    game('You', 'Owl', '1/2-1/2'),
    game('You', 'Raven', '0-1'),
  ])
  expect(tallies.get('Owl')).toEqual({ won: 2, drawn: 1, lost: 1 })
  expect(tallies.get('Raven')).toEqual({ won: 0, drawn: 0, lost: 1 })
})

it('leaves out what goes on, what two people played, and what was only watched', () => {
  const tallies = countTallies([
    game('You', 'Owl', '*'),
    game('White', 'Black', '1-0'),
    game('Owl', 'Heron', '1-0'),
  ])
  expect(tallies.size).toBe(0)
})
