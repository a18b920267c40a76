import type { Move } from '../move.ts'
import type { Position } from '../position.ts'
import type { Result } from '../result.ts'
import { parseSan } from '../san.ts'
import { type MoveFault, parseUci } from '../uci.ts'

const nullMoves = ['--', 'Z0', 'z0', '@@@@', 'null', 'pass']

export const isNullMove = (text: string): boolean => nullMoves.includes(text)

/** A move as it stands in files: SAN however loosely written, or the two squares alone. */
export function readMove(position: Position, text: string): Result<Move, MoveFault> {
  const san = parseSan(position, text)
  if (san.ok) return san
  const squares = /^[KQRBNP]?([a-h][1-8])[-x]?([a-h][1-8])=?([qrbnQRBN]?)[+#]?$/.exec(text)
  if (!squares) return san
  const uci = parseUci(position, squares.slice(1).join('').toLowerCase())
  return uci.ok ? uci : san
}
