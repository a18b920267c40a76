import {
  backRank,
  empty,
  fileOf,
  makeSquare,
  type NaiveColor,
  type NaiveState,
  pieceOf,
  rankOf,
  squareAt,
} from './board.ts'
import { legalMoves } from './moves.ts'
import { type NaiveRules, type NaiveVariant, naiveRules } from './rules.ts'

/** Trusts the FEN to be sound: this is a witness for tests, not a parser for strangers. */
export function readFen(fen: string, variant: NaiveVariant): NaiveState {
  const rules = naiveRules[variant]
  const [placement = '', turn, castling = '-', passed = '-', halfmoves = '0', fullmoves = '1'] =
    fen.split(' ')
  const squares = readPlacement(rules, placement)
  const color = turn === 'b' ? 'b' : 'w'
  return {
    rules,
    squares,
    turn: color,
    castlingRooks: readCastling(rules, squares, castling),
    passedSquare: readPassedSquare(rules, squares, color, passed),
    halfmoves: Number(halfmoves),
    fullmoves: Number(fullmoves),
  }
}

export function writeFen(state: NaiveState): string {
  return [
    writePlacement(state),
    state.turn,
    writeCastling(state),
    writePassedSquare(state),
    state.halfmoves,
    state.fullmoves,
  ].join(' ')
}

function readPlacement(rules: NaiveRules, placement: string): string[] {
  const rows = placement.split('/').map((row) => row.replace(/\d/g, (digit) => empty.repeat(Number(digit))))
  if (rows.length !== rules.ranks || rows.some((row) => row.length !== rules.files)) {
    throw new Error(`"${placement}" does not fill a board of ${rules.files} files and ${rules.ranks} ranks`)
  }
  return [...rows.reverse().join('')]
}

function writePlacement({ rules, squares }: NaiveState): string {
  const rows: string[] = []
  for (let rank = 0; rank < rules.ranks; rank++) {
    const row = squares.slice(rank * rules.files, (rank + 1) * rules.files).join('')
    rows.unshift(row.replace(/\.+/g, (gap) => String(gap.length)))
  }
  return rows.join('/')
}

/** A right without its king or rook in place is dropped. */
function readCastling(rules: NaiveRules, squares: readonly string[], field: string): number[] {
  if (rules.castling === 'none' || field === '-') return []
  const rooks: number[] = []
  for (const letter of field) {
    const color = letter === letter.toUpperCase() ? 'w' : 'b'
    const rook = castlingRook(rules, squares, color, letter.toLowerCase())
    if (rook !== undefined) rooks.push(rook)
  }
  return rooks
}

function castlingRook(
  rules: NaiveRules,
  squares: readonly string[],
  color: NaiveColor,
  letter: string,
): number | undefined {
  const rank = backRank(rules, color)
  const row = squares.slice(rank * rules.files, (rank + 1) * rules.files)
  const kingFile = row.indexOf(pieceOf(color, 'k'))
  const rook = pieceOf(color, 'r')
  if (kingFile === -1) return undefined

  if (rules.castling === 'standard') {
    const file = letter === 'k' ? 7 : 0
    return kingFile === 4 && row[file] === rook ? squareAt(rules, file, rank) : undefined
  }
  if (letter === 'k') {
    const file = row.lastIndexOf(rook)
    return file > kingFile ? squareAt(rules, file, rank) : undefined
  }
  if (letter === 'q') {
    const file = row.indexOf(rook)
    return file !== -1 && file < kingFile ? squareAt(rules, file, rank) : undefined
  }
  const file = 'abcdefgh'.indexOf(letter)
  return row[file] === rook ? squareAt(rules, file, rank) : undefined
}

function writeCastling({ rules, castlingRooks }: NaiveState): string {
  const side = (color: NaiveColor): string =>
    castlingRooks
      .filter((rook) => rankOf(rules, rook) === backRank(rules, color))
      .map((rook) => fileOf(rules, rook))
      .sort((left, right) => right - left)
      .map((file) =>
        pieceOf(color, rules.castling === 'standard' ? (file === 7 ? 'k' : 'q') : 'abcdefgh'[file]!),
      )
      .join('')
  return side('w') + side('b') || '-'
}

function readPassedSquare(
  rules: NaiveRules,
  squares: readonly string[],
  turn: NaiveColor,
  field: string,
): number | undefined {
  if (!rules.doubleStep || field === '-') return undefined
  const passed = squares.findIndex((_, square) => makeSquare(rules, square) === field)
  if (passed === -1 || rankOf(rules, passed) !== (turn === 'w' ? 5 : 2)) return undefined
  const back = turn === 'w' ? rules.files : -rules.files
  const cameFromThere =
    squares[passed] === empty &&
    squares[passed + back] === empty &&
    squares[passed - back] === pieceOf(turn === 'w' ? 'b' : 'w', 'p')
  return cameFromThere ? passed : undefined
}

function writePassedSquare(state: NaiveState): string {
  if (state.passedSquare === undefined) return '-'
  const canBeTaken = legalMoves(state).some((move) => move.kind === 'en-passant')
  return canBeTaken ? makeSquare(state.rules, state.passedSquare) : '-'
}
