import { type NaiveVariant, naiveMoves, naivePlay } from '@rookery/testkit'

/*
 * A second opinion on every motif, from FENs and UCI alone: slow, plain, and without a line of the real detectors, of the rules
 * or of their attack tables.
 */

/** Squares by name with FEN letters on them. */
export type NaiveBoard = ReadonlyMap<string, string>

export interface NaivePosition {
  readonly fen: string
  readonly variant: NaiveVariant
}

const worths: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 1000 }
export const worth = (letter: string): number => worths[letter.toLowerCase()]!

const isWhite = (letter: string): boolean => letter === letter.toUpperCase()
export const turnOf = ({ fen }: NaivePosition): 'w' | 'b' => (fen.split(' ')[1] === 'w' ? 'w' : 'b')
export const isOf = (letter: string, color: 'w' | 'b'): boolean => isWhite(letter) === (color === 'w')
export const other = (color: 'w' | 'b'): 'w' | 'b' => (color === 'w' ? 'b' : 'w')

function readBoard({ fen }: NaivePosition): NaiveBoard {
  const rows = fen.split(' ')[0]!.split('/').reverse()
  const board = new Map<string, string>()
  for (const [rank, row] of rows.entries()) {
    let file = 0
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign)
      else board.set('abcdefgh'[file++]! + (rank + 1), sign)
    }
  }
  return board
}

function readSize({ fen }: NaivePosition): { files: number; ranks: number } {
  const rows = fen.split(' ')[0]!.split('/')
  const files = [...rows[0]!].reduce((sum, sign) => sum + (/\d/.test(sign) ? Number(sign) : 1), 0)
  return { files, ranks: rows.length }
}

const step = (square: string, files: number, ranks: number): string | undefined => {
  const file = square.charCodeAt(0) - 97 + files
  const rank = Number(square[1]) + ranks
  return file < 0 || file > 7 || rank < 1 || rank > 8 ? undefined : 'abcdefgh'[file]! + rank
}

const straight = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const diagonal = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
const jumps = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const

export const isSlider = (letter: string): boolean => 'brq'.includes(letter.toLowerCase())

export function waysOf(letter: string): readonly (readonly [number, number])[] {
  switch (letter.toLowerCase()) {
    case 'p':
      return [
        [1, isWhite(letter) ? 1 : -1],
        [-1, isWhite(letter) ? 1 : -1],
      ]
    case 'n':
      return jumps
    case 'b':
      return diagonal
    case 'r':
      return straight
    default:
      return [...straight, ...diagonal]
  }
}

/** The squares along one way from a square, up to the edge, on a board of any size up to 8x8. */
export function ray(
  from: string,
  [files, ranks]: readonly [number, number],
  size: { files: number; ranks: number },
): string[] {
  const squares: string[] = []
  for (let at = step(from, files, ranks); at !== undefined; at = step(at, files, ranks)) {
    if (at.charCodeAt(0) - 97 >= size.files || Number(at[1]) > size.ranks) break
    squares.push(at)
  }
  return squares
}

/** Where a piece would take, whatever stands there. */
export function attacks(board: NaiveBoard, from: string, size: { files: number; ranks: number }): string[] {
  const letter = board.get(from)!
  return waysOf(letter).flatMap((way) => {
    const squares = ray(from, way, size)
    if (!isSlider(letter)) return squares.slice(0, 1)
    const blocked = squares.findIndex((square) => board.has(square))
    return blocked === -1 ? squares : squares.slice(0, blocked + 1)
  })
}

export const attackers = (
  position: NaivePosition,
  square: string,
  color: 'w' | 'b',
  board = boardOf(position),
): string[] =>
  [...board]
    .filter(
      ([from, letter]) => isOf(letter, color) && attacks(board, from, sizeOf(position)).includes(square),
    )
    .map(([from]) => from)

export const kingSquare = (position: NaivePosition, color: 'w' | 'b'): string | undefined =>
  [...boardOf(position)].find(([, letter]) => letter === (color === 'w' ? 'K' : 'k'))?.[0]

export function inReach(position: NaivePosition, color: 'w' | 'b'): boolean {
  const king = kingSquare(position, color)
  return king !== undefined && attackers(position, king, other(color)).length > 0
}

export const pass = (position: NaivePosition): NaivePosition => {
  const [board, turn, castling, , halfmoves, fullmoves] = position.fen.split(' ')
  return { ...position, fen: `${board} ${turn === 'w' ? 'b' : 'w'} ${castling} - ${halfmoves} ${fullmoves}` }
}

/** The naive rules take their time, and the same is asked again and again. */
function remember<Args extends readonly unknown[], Said>(
  ask: (position: NaivePosition, ...args: Args) => Said,
): (position: NaivePosition, ...args: Args) => Said {
  const known = new Map<string, Said>()
  return (position, ...args) => {
    const key = `${position.variant} ${position.fen} ${args.join(' ')}`
    if (!known.has(key)) known.set(key, ask(position, ...args))
    return known.get(key)!
  }
}

export const sizeOf = remember(readSize)

export const boardOf = remember(readBoard)

export const allMoves = remember(({ fen, variant }): readonly string[] => naiveMoves(fen, variant))

export const play = remember(
  ({ fen, variant }, uci: string): NaivePosition => ({ fen: naivePlay(fen, uci, variant), variant }),
)

export const fromOf = (uci: string): string => uci.slice(0, 2)

export const isCastling = (position: NaivePosition, uci: string): boolean => {
  const board = boardOf(position)
  const letter = board.get(fromOf(uci))!
  if (letter.toLowerCase() !== 'k') return false
  const target = board.get(uci.slice(2, 4))
  const isOwnRook = target !== undefined && isWhite(target) === isWhite(letter)
  return isOwnRook || Math.abs(uci.charCodeAt(0) - uci.charCodeAt(2)) > 1
}

/** Where the moved piece ends. */
export function goalOf(position: NaivePosition, uci: string): string {
  const to = uci.slice(2, 4)
  if (!isCastling(position, uci)) return to
  return (to.charCodeAt(0) > uci.charCodeAt(0) ? 'g' : 'c') + to[1]
}

/** The square and letter of what a move takes. */
export function takenBy(position: NaivePosition, uci: string): readonly [string, string] | undefined {
  if (isCastling(position, uci)) return undefined
  const board = boardOf(position)
  const to = uci.slice(2, 4)
  if (board.has(to)) return [to, board.get(to)!]
  const isPawn = board.get(fromOf(uci))!.toLowerCase() === 'p'
  const passed = to[0]! + uci[1]!
  return isPawn && to[0] !== uci[0] ? [passed, board.get(passed)!] : undefined
}

/** Whether the own king is safe after a move; where kings are taken, also whether it takes one. */
const isSensible = remember((position, uci: string): boolean => {
  const taken = takenBy(position, uci)?.[1].toLowerCase()
  if (position.variant !== 'minichess') return taken !== 'k'
  return taken === 'k' || !inReach(play(position, uci), turnOf(position))
})

export const moves = remember((position): readonly string[] =>
  allMoves(position).filter((uci) => isSensible(position, uci)),
)

export function isMated(position: NaivePosition): boolean {
  const turn = turnOf(position)
  if (kingSquare(position, turn) === undefined) return true
  return inReach(position, turn) && moves(position).length === 0
}

const gain = (position: NaivePosition, uci: string): number =>
  (takenBy(position, uci) ? worth(takenBy(position, uci)![1]) : 0) + (uci[4] ? worth(uci[4]) - 1 : 0)

/** What a move wins once everything on its square has been tried by both sides, each free to stop. */
export const value: (position: NaivePosition, uci: string) => number = remember((position, uci: string) => {
  const next = play(position, uci)
  const square = goalOf(position, uci)
  const answers = allMoves(next).filter(
    (reply) => reply.slice(2, 4) === square && takenBy(next, reply) && isSensible(next, reply),
  )
  return gain(position, uci) - Math.max(0, ...answers.map((reply) => value(next, reply)))
})

/** What the side to move can win at once, in pawns by square. */
export const wins = remember((position): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const uci of moves(position)) {
    const taken = takenBy(position, uci)
    if (!taken || taken[1].toLowerCase() === 'k') continue
    const pawns = value(position, uci)
    if (pawns > (found.get(taken[0]) ?? 0)) found.set(taken[0], pawns)
  }
  return found
})

/** Whether what stands on a square can be won at once. */
export const canWin = (position: NaivePosition, square: string): boolean =>
  moves(position).some((uci) => takenBy(position, uci)?.[0] === square && value(position, uci) > 0)
