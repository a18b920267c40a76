import { describeValue } from '../result.ts'

interface Verdict {
  ok: boolean
  error?: string
}

const refuse = (error: string): Verdict => ({ ok: false, error: `Invalid FEN: ${error}` })

/** Whether a FEN has six fields that fit together, with the messages that users of chess.js know. */
export function validateFen(fen: string, { chess960 = false } = {}): Verdict {
  if (typeof fen !== 'string') return refuse(`it is a text, not ${describeValue(fen)}`)
  const fields = fen.split(/\s+/)
  if (fields.length !== 6) return refuse('must contain six space-delimited fields')
  const [board, turn, castling, enPassant, halfmoves, fullmoves] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  // Not NaN, which no comparison holds for.
  if (!(Number.parseInt(fullmoves, 10) > 0)) return refuse('move number must be a positive integer')
  if (!(Number.parseInt(halfmoves, 10) >= 0))
    return refuse('half move counter number must be a non-negative integer')
  if (!/^(-|[a-h][36])$/.test(enPassant)) return refuse('en-passant square is invalid')
  // In Chess960 a file's letter names its rook.
  if ((chess960 ? /[^kKqQa-hA-H-]/ : /[^kKqQ-]/).test(castling))
    return refuse('castling availability is invalid')
  if (turn !== 'w' && turn !== 'b') return refuse('side-to-move is invalid')
  const boardError = validateBoard(board)
  if (boardError) return refuse(boardError)
  if (enPassant[1] === (turn === 'w' ? '3' : '6')) return refuse('illegal en-passant square')
  return validatePieces(board)
}

function validateBoard(board: string): string | undefined {
  const rows = board.split('/')
  if (rows.length !== 8) return "piece data does not contain 8 '/'-delimited rows"
  for (const row of rows) {
    const wrong = /\d\d|[^\dprnbqkPRNBQK]/.exec(row)?.[0]
    if (wrong) return `piece data is invalid (${wrong.length === 2 ? 'consecutive number' : 'invalid piece'})`
    const squares = [...row].reduce((sum, char) => sum + (/\d/.test(char) ? Number(char) : 1), 0)
    if (squares !== 8) return 'piece data is invalid (too many squares in rank)'
  }
  return undefined
}

function validatePieces(board: string): Verdict {
  for (const [color, letter] of [
    ['white', 'K'],
    ['black', 'k'],
  ] as const) {
    const kings = board.split(letter).length - 1
    if (kings === 0) return refuse(`missing ${color} king`)
    if (kings > 1) return refuse(`too many ${color} kings`)
  }
  if (/p/i.test(board.slice(0, board.indexOf('/')) + board.slice(board.lastIndexOf('/'))))
    return refuse('some pawns are on the edge rows')
  return { ok: true }
}
