import { parseMove, parsePosition, unwrap } from '@rookery/rules'
import { inEnglish, setLanguage } from '@rookery/words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explain } from './reason.ts'
import type { Verdict } from './review.ts'

beforeAll(() => setLanguage('de'))
afterAll(() => setLanguage('en'))

it('a mistake is told to a reader in German, and in files in English', () => {
  const position = unwrap(parsePosition('6k1/5ppp/8/8/8/8/r4PPP/R5K1 w - - 0 1'))
  const best = unwrap(parseMove(position, 'Rxa2'))
  const played = unwrap(parseMove(position, 'h3'))
  const answer = unwrap(parseMove(position.play(played), 'Rxa1+'))
  const before: Verdict & { kind: 'searched' } = {
    kind: 'searched',
    chance: 1,
    score: { kind: 'cp', cp: 500 },
    depth: 8,
    moves: [best],
    sans: ['Rxa2'],
  }
  const after: Verdict = {
    kind: 'searched',
    chance: 1,
    score: { kind: 'cp', cp: 520 },
    depth: 8,
    moves: [answer],
    sans: ['Rxa1+'],
  }
  const reason = explain(position, played, 'h3', before, after)
  expect(inEnglish(() => reason.text)).toBe(
    'Better is Rxa2: it takes the rook on a2, which nobody guards (+5.00); after h3, Rxa1+ takes the rook on a1 (\u22125.20).',
  )
  expect(reason.text).toBe(
    'Besser ist Rxa2: schlägt den Turm auf a2, den niemand deckt (+5,00); nach h3: Rxa1+ schlägt den Turm auf a1 (\u22125,20).',
  )
})
