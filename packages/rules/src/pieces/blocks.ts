import { disc, type PieceSet } from './drawing.ts'

/** Plain shapes with few lines, easy to tell apart when they are small. */
export const blocks: PieceSet = {
  pawn: [
    { part: 'body', path: 'M33 88 L42 52 L58 52 L67 88 Z' },
    { part: 'body', path: disc(50, 40, 16) },
  ],
  knight: [
    { part: 'body', path: 'M29 88 L38 60 L26 66 L17 54 L37 26 L39 11 L52 22 C70 27 77 52 73 88 Z' },
    { part: 'line', path: 'M31.5 79 L73 79' },
    { part: 'eye', path: disc(41, 38, 3.4) },
  ],
  bishop: [
    { part: 'body', path: 'M32 88 L40 64 L31 44 C34 31 42 22 50 15 C58 22 66 31 69 44 L60 64 L68 88 Z' },
    { part: 'line', path: 'M35 79 L65 79' },
    { part: 'line', path: 'M40 64 L60 64' },
    { part: 'line', path: 'M57 29 L48 43' },
    { part: 'trim', path: disc(50, 12, 5) },
  ],
  rook: [
    {
      part: 'body',
      path: 'M27 88 L33 46 L25 40 L25 18 L38 18 L38 28 L44 28 L44 18 L56 18 L56 28 L62 28 L62 18 L75 18 L75 40 L67 46 L73 88 Z',
    },
    { part: 'line', path: 'M28.5 79 L71.5 79' },
    { part: 'line', path: 'M33 46 L67 46' },
  ],
  queen: [
    { part: 'body', path: 'M26 88 L15 30 L34 50 L50 20 L66 50 L85 30 L74 88 Z' },
    { part: 'line', path: 'M28 79 L72 79' },
    { part: 'line', path: 'M26 70 L74 70' },
    { part: 'trim', path: disc(15, 25, 5.5) },
    { part: 'trim', path: disc(50, 15, 5.5) },
    { part: 'trim', path: disc(85, 25, 5.5) },
  ],
  king: [
    { part: 'body', path: 'M27 88 L16 50 C16 34 40 32 50 46 C60 32 84 34 84 50 L73 88 Z' },
    {
      part: 'trim',
      path: 'M46 6 L54 6 L54 14 L62 14 L62 22 L54 22 L54 41 L50 46 L46 41 L46 22 L38 22 L38 14 L46 14 Z',
    },
    { part: 'line', path: 'M29.5 79 L70.5 79' },
    { part: 'line', path: 'M50 46 L50 66' },
  ],
}
