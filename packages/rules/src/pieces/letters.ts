import type { Role } from '../piece.ts'
import { disc, type PieceDrawing, type PieceSet } from './drawing.ts'

/** The letters of a score sheet as strokes, so that no font decides how they look. */
const letterPaths: Readonly<Record<Role, string>> = {
  pawn: 'M43 64 L43 37 L52 37 C60 37 60 51 52 51 L43 51',
  knight: 'M37 69 L37 31 L63 69 L63 31',
  bishop: 'M39 69 L39 31 L51 31 C63 31 63 49 51 49 L39 49 M51 49 C66 49 66 69 51 69 L39 69',
  rook: 'M39 69 L39 31 L51 31 C64 31 64 51 51 51 L39 51 M51 51 L63 69',
  queen: 'M50 31 C38 31 33 40 33 50 C33 60 38 69 50 69 C62 69 67 60 67 50 C67 40 62 31 50 31 Z M55 58 L68 73',
  king: 'M38 31 L38 69 M62 31 L38 53 M46 46 L63 69',
}

/** Round tokens with the letter of the piece, a pawn's smaller and without a rim. */
const token = (role: Role): PieceDrawing => [
  { part: 'body', path: disc(50, 50, role === 'pawn' ? 29 : 38) },
  ...(role === 'pawn' ? [] : [{ part: 'rim', path: disc(50, 50, 32) } as const]),
  { part: 'letter', path: letterPaths[role] },
]

export const letters: PieceSet = {
  pawn: /* @__PURE__ */ token('pawn'),
  knight: /* @__PURE__ */ token('knight'),
  bishop: /* @__PURE__ */ token('bishop'),
  rook: /* @__PURE__ */ token('rook'),
  queen: /* @__PURE__ */ token('queen'),
  king: /* @__PURE__ */ token('king'),
}
