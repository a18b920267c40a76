import type { Role } from '@rookery/rules'

/** The king has no price: it never stands in a chain as the piece that is taken. */
export const worth: Readonly<Record<Role, number>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  king: 0,
}

/** Who is sent to take first: the king only when nobody else can. */
export const dearness = (role: Role): number => (role === 'king' ? Infinity : worth[role])
