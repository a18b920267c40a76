import { hiBit, loBit } from './bits.ts'
import { BISHOP, HI, KING, KNIGHT, type Masks, PAWN, QUEEN, ROOK } from './board.ts'

/**
 * Tables of square sets: entry i is the pair lo = table[2 * i], hi = table[2 * i + 1]. Few and flat, because V8
 * reads from one typed array it has at hand much faster than from many.
 */
type SetTable = Int32Array

function addSquare(table: SetTable, entry: number, square: number): void {
  table[2 * entry]! |= loBit(square)
  table[2 * entry + 1]! |= hiBit(square)
}

type Step = readonly [file: number, rank: number]

/** The squares met when stepping from a square to the edge of the 8x8 board. */
function ray(square: number, [fileStep, rankStep]: Step): number[] {
  const squares: number[] = []
  let file = (square & 7) + fileStep
  let rank = (square >> 3) + rankStep
  for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += fileStep, rank += rankStep)
    squares.push(rank * 8 + file)
  return squares
}

const LINES: readonly Step[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
]
const reverse = ([file, rank]: Step): Step => [-file, -rank]

/** Where each kind of `steps` begins: the index of its lo half for square 0. */
export const WHITE_PAWN_STEPS = 0
export const BLACK_PAWN_STEPS = 128
export const KNIGHT_STEPS = 256
export const KING_STEPS = 384
const DIAGONAL = 512
const ANTIDIAGONAL = 640

/** By square: where a pawn takes, a knight and a king go, and the two diagonals it lies on without itself. */
export const steps: SetTable = /* @__PURE__ */ (() => {
  const table = new Int32Array(768)
  const knight = [1, 2].flatMap((file): Step[] => [
    [file, 3 - file],
    [-file, 3 - file],
  ])
  const single: [start: number, steps: Step[]][] = [
    [
      WHITE_PAWN_STEPS,
      [
        [-1, 1],
        [1, 1],
      ],
    ],
    [
      BLACK_PAWN_STEPS,
      [
        [-1, -1],
        [1, -1],
      ],
    ],
    [KNIGHT_STEPS, [...knight, ...knight.map(reverse)]],
    [KING_STEPS, [...LINES, ...LINES.map(reverse)]],
  ]
  for (let square = 0; square < 64; square++) {
    for (const [start, directions] of single)
      for (const direction of directions) {
        const goal = ray(square, direction)[0]
        if (goal !== undefined) addSquare(table, start / 2 + square, goal)
      }
    for (const [start, direction] of [
      [DIAGONAL, LINES[2]!],
      [ANTIDIAGONAL, LINES[3]!],
    ] as const)
      for (const goal of [...ray(square, direction), ...ray(square, reverse(direction))])
        addSquare(table, start / 2 + square, goal)
  }
  return table
})()

/**
 * For each of the four lines through each square, the squares a slider reaches by the occupancy of the line's
 * six inner squares (its ends never stop anything short): entry (line * 64 + square) * 64 + occupancy. The
 * squares of a line are numbered by file, those of the vertical one by rank. The functions ending in `Slide`
 * give the index of the lo half.
 */
export const slides: SetTable = /* @__PURE__ */ (() => {
  const table = new Int32Array(4 * 64 * 64 * 2)
  LINES.forEach((direction, line) => {
    for (let square = 0; square < 64; square++)
      for (let occupancy = 0; occupancy < 64; occupancy++)
        for (const way of [direction, reverse(direction)])
          for (const goal of ray(square, way)) {
            addSquare(table, (line * 64 + square) * 64 + occupancy, goal)
            const place = (direction[0] === 0 ? goal >> 3 : goal & 7) - 1
            if (place >= 0 && place < 6 && (occupancy >> place) & 1) break
          }
  })
  return table
})()

export const rankSlide = (square: number, lo: number, hi: number): number =>
  (square << 7) | ((((square < 32 ? lo : hi) >>> ((square & 24) + 1)) & 63) << 1)

/** The eight squares of a file, spread every fourth bit, are gathered into the top byte by one product. */
export const fileSlide = (square: number, lo: number, hi: number): number => {
  const file = square & 7
  const spread = ((lo >>> file) & 0x01010101) | (((hi >>> file) & 0x01010101) << 4)
  return ((64 | square) << 7) | ((Math.imul(spread, 0x01020408) >>> 24) & 126)
}

/** A diagonal has one square a file, so its two halves overlay, and a product sums its rows into one byte. */
export const diagonalSlide = (square: number, lo: number, hi: number): number => {
  const overlay = (lo & steps[DIAGONAL + 2 * square]!) | (hi & steps[DIAGONAL + 1 + 2 * square]!)
  return ((128 | square) << 7) | ((Math.imul(overlay, 0x01010101) >>> 24) & 126)
}

export const antidiagonalSlide = (square: number, lo: number, hi: number): number => {
  const overlay = (lo & steps[ANTIDIAGONAL + 2 * square]!) | (hi & steps[ANTIDIAGONAL + 1 + 2 * square]!)
  return ((192 | square) << 7) | ((Math.imul(overlay, 0x01010101) >>> 24) & 126)
}

/** Index into `pairs` of two squares: the lo half of those between; of their line, `LINE` further on. */
export const pairIndex = (a: number, b: number): number => (a << 8) | (b << 2)
export const LINE = 2

/** For two squares on one line: those strictly between them, then the whole line through both. */
export const pairs: SetTable = /* @__PURE__ */ (() => {
  const table = new Int32Array(64 * 64 * 4)
  for (let a = 0; a < 64; a++)
    for (const direction of [...LINES, ...LINES.map(reverse)]) {
      const ahead = ray(a, direction)
      const whole = [a, ...ahead, ...ray(a, reverse(direction))]
      ahead.forEach((b, distance) => {
        const entry = pairIndex(a, b) / 2
        for (const square of ahead.slice(0, distance)) addSquare(table, entry, square)
        for (const square of whole) addSquare(table, entry + LINE / 2, square)
      })
    }
  return table
})()

/**
 * Whether a piece among `attackers` (one side's squares) attacks the square, with the given squares occupied.
 * Both sets may differ from the board's own, to look at a position that is not there yet.
 */
export function isAttacked(
  masks: Masks,
  square: number,
  attackingSide: number,
  attackersLo: number,
  attackersHi: number,
  occupiedLo: number,
  occupiedHi: number,
): boolean {
  const at = 2 * square
  // A pawn takes from where an enemy pawn on this square would take to.
  const pawn = at + (attackingSide === 0 ? BLACK_PAWN_STEPS : WHITE_PAWN_STEPS)
  const stepsLo =
    (steps[KNIGHT_STEPS + at]! & masks[KNIGHT]!) |
    (steps[KING_STEPS + at]! & masks[KING]!) |
    (steps[pawn]! & masks[PAWN]!)
  const stepsHi =
    (steps[KNIGHT_STEPS + 1 + at]! & masks[KNIGHT + HI]!) |
    (steps[KING_STEPS + 1 + at]! & masks[KING + HI]!) |
    (steps[pawn + 1]! & masks[PAWN + HI]!)
  if (((stepsLo & attackersLo) | (stepsHi & attackersHi)) !== 0) return true

  const straightLo = (masks[ROOK]! | masks[QUEEN]!) & attackersLo
  const straightHi = (masks[ROOK + HI]! | masks[QUEEN + HI]!) & attackersHi
  if ((straightLo | straightHi) !== 0) {
    const rank = rankSlide(square, occupiedLo, occupiedHi)
    const file = fileSlide(square, occupiedLo, occupiedHi)
    const reachLo = slides[rank]! | slides[file]!
    const reachHi = slides[rank + 1]! | slides[file + 1]!
    if (((reachLo & straightLo) | (reachHi & straightHi)) !== 0) return true
  }

  const slantLo = (masks[BISHOP]! | masks[QUEEN]!) & attackersLo
  const slantHi = (masks[BISHOP + HI]! | masks[QUEEN + HI]!) & attackersHi
  if ((slantLo | slantHi) === 0) return false
  const diagonal = diagonalSlide(square, occupiedLo, occupiedHi)
  const antidiagonal = antidiagonalSlide(square, occupiedLo, occupiedHi)
  const reachLo = slides[diagonal]! | slides[antidiagonal]!
  const reachHi = slides[diagonal + 1]! | slides[antidiagonal + 1]!
  return ((reachLo & slantLo) | (reachHi & slantHi)) !== 0
}
