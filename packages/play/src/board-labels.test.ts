import { moveFacts, parseSan, startPosition, unwrap } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { afterEach, expect, it } from 'vitest'
import { makeBoardLabels } from './board-labels.ts'

afterEach(() => setLanguage('en'))

const pawn = { color: 'white', role: 'pawn' } as const
const king = { color: 'black', role: 'king' } as const
const safe = { isCheck: false, isInReach: false }
const bare = { ...safe, goals: [], premove: undefined, highlight: undefined, isGoal: false }
const start = startPosition()
const labels = makeBoardLabels()

/** What the board says by itself in English is in packages/board/src/labels.ts. */
const rows: readonly (readonly [() => string, string, string])[] = [
  [
    () => labels.board({ orientation: 'black', isStill: false }),
    'Chessboard, black at the bottom',
    'Schachbrett, Schwarz unten',
  ],
  [() => labels.board({ orientation: 'white', isStill: true }), 'Chessboard', 'Schachbrett'],
  [
    () => labels.square({ ...bare, square: 'e2', piece: pawn, goals: ['e3', 'e4'] }),
    'e2, white pawn, can go to e3 and e4',
    'e2, weißer Bauer, kann nach e3 und e4 gehen',
  ],
  [
    () => labels.square({ ...bare, square: 'e4', piece: undefined, premove: 'to', isGoal: true }),
    'e4, empty, pre-move to here, can go here',
    'e4, leer, Vorauszug hierher, kann hierher gehen',
  ],
  [
    () => labels.square({ ...bare, square: 'e8', piece: king, isCheck: true, highlight: '+3' }),
    'e8, black king, in check, +3',
    'e8, schwarzer König, im Schach, +3',
  ],
  [
    () => labels.square({ ...bare, square: 'a6', piece: king, isInReach: true }),
    'a6, black king, can be taken',
    'a6, schwarzer König, kann geschlagen werden',
  ],
  [
    () => labels.pickedUp({ square: 'e2', piece: pawn }),
    'E2, white pawn, picked up.',
    'E2, weißer Bauer, aufgenommen.',
  ],
  [
    () => labels.premove({ from: 'g8', to: 'f6', role: 'knight' }),
    'Pre-move: knight from g8 to f6, as soon as it is your turn.',
    'Vorauszug: Springer von g8 nach f6, sobald du am Zug bist.',
  ],
  [
    () => labels.move(moveFacts(start, unwrap(parseSan(start, 'Nf3')))),
    'White: knight from g1 to f3.',
    'Weiß: Springer von g1 nach f3.',
  ],
  [
    () => labels.lastMove({ from: undefined, to: undefined, piece: undefined }),
    'No move has been played here.',
    'Hier wurde noch kein Zug gespielt.',
  ],
  [
    () => labels.lastMove({ from: 'e7', to: 'e8', piece: king }),
    'Last move: black king from e7 to e8.',
    'Letzter Zug: schwarzer König von e7 nach e8.',
  ],
  [
    () =>
      labels.pieces({
        color: 'white',
        groups: [
          { role: 'king', squares: ['e1'] },
          { role: 'rook', squares: ['a1', 'h1'] },
        ],
      }),
    'White: king on e1; rooks on a1 and h1.',
    'Weiß: König auf e1; Türme auf a1 und h1.',
  ],
  [() => labels.pieces({ color: 'black', groups: [] }), 'Black: no pieces.', 'Schwarz: keine Figuren.'],
  [
    () =>
      labels.attackers({
        square: 'e4',
        attackers: [
          { color: 'white', role: 'queen', square: 'e2' },
          { color: 'black', role: 'pawn', square: 'd5' },
        ],
      }),
    'E4 is attacked by the white queen on e2 and the black pawn on d5.',
    'E4 wird angegriffen: von der weißen Dame auf e2 und dem schwarzen Bauern auf d5.',
  ],
  [
    () => labels.attackers({ square: 'e4', attackers: [] }),
    'E4 is attacked by nothing.',
    'E4 wird von nichts angegriffen.',
  ],
  [
    () => labels.clocks({ white: 61_000, black: undefined }),
    'White has 1 minute and 1 second.',
    'Weiß hat noch 1 Minute und 1 Sekunde.',
  ],
  [() => labels.clocks({ white: 0, black: undefined }), 'White has 0 seconds.', 'Weiß hat noch 0 Sekunden.'],
  [
    () => labels.clocks({ white: undefined, black: undefined }),
    'There are no clocks.',
    'Es gibt keine Uhren.',
  ],
  [
    () => labels.turn({ ...safe, color: 'black', isCheck: true }),
    'Black to move, in check.',
    'Schwarz ist am Zug, im Schach.',
  ],
  [
    () => labels.turn({ ...safe, color: 'black', isInReach: true }),
    'Black to move, the king can be taken.',
    'Schwarz ist am Zug, der König kann geschlagen werden.',
  ],
  [() => labels.promotionTo({ role: 'queen' }), 'Queen', 'Dame'],
]

it('a board speaks the language of the reader', async () => {
  expect(rows.map(([tell]) => tell())).toEqual(rows.map(([, english]) => english))
  await setLanguage('de')
  expect(rows.map(([tell]) => tell())).toEqual(rows.map(([, , german]) => german))
})
