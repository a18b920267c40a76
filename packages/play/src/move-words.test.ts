import { parsePosition, parseUci, unwrap } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { afterEach, expect, it } from 'vitest'
import { describeMove, describePiece } from './move-words.ts'

afterEach(() => setLanguage('en'))

it.each([
  ['4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'g1f3', 'knight from g1 to f3', 'Springer von g1 nach f3'],
  [
    '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1',
    'e4d5',
    'pawn from e4 to d5, takes pawn',
    'Bauer von e4 nach d5, schlägt einen Bauern',
  ],
  [
    '4k3/1P6/8/8/8/8/8/4K3 w - - 0 1',
    'b7b8q',
    'pawn from b7 to b8, becomes a queen, check',
    'Bauer von b7 nach b8, wird zu einer Dame, Schach',
  ],
  ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'castles king side', 'kurze Rochade'],
  ['6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'rook from a1 to a8, checkmate', 'Turm von a1 nach a8, Matt'],
])('a move of %s is told in the language of the reader: %s', async (fen, uci, english, german) => {
  const position = unwrap(parsePosition(fen))
  const move = unwrap(parseUci(position, uci))
  expect(describeMove(position, move)).toBe(english)
  await setLanguage('de')
  expect(describeMove(position, move)).toBe(german)
})

it('a piece has the gender of its language', async () => {
  expect(describePiece({ color: 'white', role: 'queen' })).toBe('white queen')
  await setLanguage('de')
  expect(describePiece({ color: 'white', role: 'queen' })).toBe('weiße Dame')
  expect(describePiece({ color: 'black', role: 'knight' })).toBe('schwarzer Springer')
})
