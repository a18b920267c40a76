import { makeRole, parseRole, type Role, type Color as RulesColor } from '../piece.ts'
import { makeSquare, parseSquare, type Square as RulesSquare } from '../square.ts'
import { standard } from '../variants/standard.ts'

export const WHITE = 'w'
export const BLACK = 'b'
export type Color = 'w' | 'b'

export const PAWN = 'p'
export const KNIGHT = 'n'
export const BISHOP = 'b'
export const ROOK = 'r'
export const QUEEN = 'q'
export const KING = 'k'
export type PieceSymbol = 'p' | 'n' | 'b' | 'r' | 'q' | 'k'

export interface Piece {
  color: Color
  type: PieceSymbol
}

type FileLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'
type RankDigit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'
export type Square = `${FileLetter}${RankDigit}`

/** a8 first, h1 last, as in a FEN. */
export const squareOrder: readonly RulesSquare[] = /* @__PURE__ */ Array.from(
  { length: 64 },
  (_, index) => index ^ 56,
)

export const SQUARES: readonly Square[] = /* @__PURE__ */ squareOrder.map((square) => nameSquare(square))

export const DEFAULT_POSITION: string = /* @__PURE__ */ (() => standard.startFen)()

export function nameSquare(square: RulesSquare): Square {
  return makeSquare(square) as Square
}

/** Text from callers without types is no square either. */
export const findSquare = (name: string): RulesSquare | undefined =>
  typeof name === 'string' ? parseSquare(name) : undefined

export const nameColor = (color: RulesColor): Color => (color === 'white' ? WHITE : BLACK)

export const findColor = (color: Color): RulesColor => (color === WHITE ? 'white' : 'black')

export const nameRole = (role: Role): PieceSymbol => makeRole(role) as PieceSymbol

export const findRole = (symbol: string): Role | undefined => parseRole(symbol)
