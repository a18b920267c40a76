import { disc, type PieceSet } from './drawing.ts'

const foot = 'M50 79 L67 79 C72.5 80.5 77 84 77 91 L23 91 C23 84 27.5 80.5 33 79 L50 79 Z'

/** Tall pieces of turned wood with thin rings. */
export const slim: PieceSet = {
  pawn: [
    { part: 'body', path: 'M50 52 L56 52 C56 66 58 70 66 79 L34 79 C42 70 44 66 44 52 L50 52 Z' },
    { part: 'trim', path: foot },
    {
      part: 'trim',
      path: 'M50 47.8 L62 47.8 C65 47.8 65 54.2 62 54.2 L38 54.2 C35 54.2 35 47.8 38 47.8 L50 47.8 Z',
    },
    { part: 'body', path: disc(50, 36, 12.5) },
  ],
  knight: [
    {
      part: 'body',
      path: 'M35 79 C35 66 45 61 47 51 C41 53 36 55 31 60 C27 62 22 58 22.5 52 C28 46 29 37 35 29 C37 26 40 23 42 21 L43 9 C47 12 51 16 53 20 C67 25 75 41 73 59 C72 67 69 73 67 79 Z',
    },
    { part: 'trim', path: foot },
    { part: 'line', path: 'M55 28 C63 34 66.5 45 65.5 57' },
    { part: 'eye', path: disc(42, 33, 2.7) },
  ],
  bishop: [
    { part: 'body', path: 'M50 54 L56 54 C56 68 58 70 66 79 L34 79 C42 70 44 68 44 54 L50 54 Z' },
    { part: 'trim', path: foot },
    {
      part: 'body',
      path: 'M50 17 C60 25 66 34 64 42 C63 47 60 49 57 50 L43 50 C40 49 37 47 36 42 C34 34 40 25 50 17 Z',
    },
    {
      part: 'trim',
      path: 'M50 49.8 L62 49.8 C65 49.8 65 56.2 62 56.2 L38 56.2 C35 56.2 35 49.8 38 49.8 L50 49.8 Z',
    },
    { part: 'trim', path: disc(50, 12.5, 4.5) },
    { part: 'line', path: 'M50 27 L50 40 M44 33.5 L56 33.5' },
  ],
  rook: [
    { part: 'body', path: 'M50 42 L61 42 C61 58 63 70 67 79 L33 79 C37 70 39 58 39 42 L50 42 Z' },
    { part: 'trim', path: foot },
    {
      part: 'body',
      path: 'M50 24 L54 24 L54 17 L63 17 L63 23 L71 17 L69 36 C68 40 66 42 63 43 L37 43 C34 42 32 40 31 36 L29 17 L37 23 L37 17 L46 17 L46 24 L50 24 Z',
    },
    { part: 'line', path: 'M37 43 L63 43' },
  ],
  queen: [
    { part: 'body', path: 'M50 54 L58 54 C58 68 60 70 66 79 L34 79 C40 70 42 68 42 54 L50 54 Z' },
    { part: 'trim', path: foot },
    {
      part: 'body',
      path: 'M50 26 L57 37 L65 20 L69 37 L80 25 L66 50 L34 50 L20 25 L31 37 L35 20 L43 37 L50 26 Z',
    },
    {
      part: 'trim',
      path: 'M50 49.8 L66 49.8 C69 49.8 69 56.2 66 56.2 L34 56.2 C31 56.2 31 49.8 34 49.8 L50 49.8 Z',
    },
    { part: 'trim', path: disc(50, 20, 4.6) },
    { part: 'trim', path: disc(66.5, 17, 4) },
    { part: 'trim', path: disc(33.5, 17, 4) },
    { part: 'trim', path: disc(82, 23, 3.6) },
    { part: 'trim', path: disc(18, 23, 3.6) },
  ],
  king: [
    { part: 'body', path: 'M50 54 L58 54 C58 68 60 70 66 79 L34 79 C40 70 42 68 42 54 L50 54 Z' },
    { part: 'trim', path: foot },
    {
      part: 'trim',
      path: 'M50 7 L53.5 7 L53.5 13 L59.5 13 L59.5 19.5 L53.5 19.5 L53.5 30 L46.5 30 L46.5 19.5 L40.5 19.5 L40.5 13 L46.5 13 L46.5 7 L50 7 Z',
    },
    {
      part: 'body',
      path: 'M50 31 C56 23 74 22 76 33 C77 40 69 46 66 50 L34 50 C31 46 23 40 24 33 C26 22 44 23 50 31 Z',
    },
    {
      part: 'trim',
      path: 'M50 49.8 L66 49.8 C69 49.8 69 56.2 66 56.2 L34 56.2 C31 56.2 31 49.8 34 49.8 L50 49.8 Z',
    },
    { part: 'line', path: 'M50 32 L50 49' },
  ],
}
