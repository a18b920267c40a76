import { refuse } from './refuse.ts'

export const colors = ['white', 'black'] as const
export type Color = (typeof colors)[number]

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white')

/** The order is part of the board's layout (board.ts) and of a move's bits (move.ts). */
export const roles = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const
export type Role = (typeof roles)[number]

export interface Piece {
  readonly color: Color
  readonly role: Role
}

export const roleLetters = 'pnbrqk'

/** All twelve pieces, white ones first, so that `pieces[side * 6 + role]` needs no allocation. */
export const allPieces: readonly Piece[] = /* @__PURE__ */ colors.flatMap((color) =>
  roles.map((role): Piece => ({ color, role })),
)

export const makeRole = (role: Role): string => roleLetters[roles.indexOf(role)]!

export const parseRole = (letter: string): Role | undefined =>
  typeof letter === 'string' && letter.length === 1
    ? roles[roleLetters.indexOf(letter.toLowerCase())]
    : undefined

export function makePiece(piece: Piece): string {
  const { color, role } = (piece as Piece | undefined) ?? {}
  if (!roles.includes(role as Role)) refuse('makePiece', 'a piece { color, role }', piece)
  return color === 'white' ? makeRole(role!).toUpperCase() : makeRole(role!)
}

export function parsePiece(letter: string): Piece | undefined {
  const role = parseRole(letter)
  return role && { color: letter === letter.toLowerCase() ? 'black' : 'white', role }
}
