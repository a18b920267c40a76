import { makeSquare, type PlacedPiece, type Role } from '@rookery/rules'
import { makeList } from '@rookery/words'
import { say } from '@rookery/words/voices/reasons'

export const role = ({ piece }: PlacedPiece): Role => piece.role

/** A piece as the catalogue's phrases take it. */
export const placed = ({ piece, square }: PlacedPiece) => ({ role: piece.role, square: makeSquare(square) })

/** "a knight and 2 pawns". */
export const listGiven = (roles: readonly Role[]): string =>
  makeList(
    [...new Set(roles)].map((given) =>
      say('given', { count: roles.filter((each) => each === given).length, role: given }),
    ),
  )
