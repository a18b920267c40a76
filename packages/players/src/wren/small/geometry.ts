import { jumps, type Step, slant, straight } from '../reach.ts'

/**
 * The board of minichess in one integer: its 30 squares are bits, five for each rank, White's first rank lowest. Moves are the
 * rules' own integers, whose squares are counted by eights.
 */
export const FILES = 5
export const RANKS = 6
export const SQUARES = FILES * RANKS

/** The squares from a square in a direction, as bits: the next one only, or all up to the edge. */
function look(square: number, [fileStep, rankStep]: Step, isFar: boolean): number {
  let bits = 0
  let file = (square % FILES) + fileStep
  let rank = Math.floor(square / FILES) + rankStep
  while (file >= 0 && file < FILES && rank >= 0 && rank < RANKS) {
    bits |= 1 << (rank * FILES + file)
    if (!isFar) break
    file += fileStep
    rank += rankStep
  }
  return bits
}

const bySquare = (bits: (square: number) => number): Int32Array =>
  Int32Array.from({ length: SQUARES }, (_, square) => bits(square))
const stepsFrom = (steps: readonly Step[]): Int32Array =>
  bySquare((square) => steps.reduce((bits, step) => bits | look(square, step, false), 0))

export const knightReach = stepsFrom(jumps)
export const kingReach = stepsFrom([...straight, ...slant])
/** What a pawn could take, White's then Black's. */
export const pawnReach = [
  stepsFrom(slant.filter(([, rank]) => rank > 0)),
  stepsFrom(slant.filter(([, rank]) => rank < 0)),
] as const

/** Four directions for a rook, then four for a bishop; of each four the first two look towards higher squares. */
const rays = [...straight, ...slant].map((step) => bySquare((square) => look(square, step, true)))
const [east, north, west, south, northEast, northWest, southWest, southEast] = rays as [
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
]

function upTo(ray: Int32Array, square: number, occupied: number): number {
  const bits = ray[square]!
  const met = bits & occupied
  return met === 0 ? bits : bits ^ ray[31 - Math.clz32(met & -met)]!
}

function downTo(ray: Int32Array, square: number, occupied: number): number {
  const bits = ray[square]!
  const met = bits & occupied
  return met === 0 ? bits : bits ^ ray[31 - Math.clz32(met)]!
}

export const rookReach = (square: number, occupied: number): number =>
  upTo(east, square, occupied) |
  upTo(north, square, occupied) |
  downTo(west, square, occupied) |
  downTo(south, square, occupied)

export const bishopReach = (square: number, occupied: number): number =>
  upTo(northEast, square, occupied) |
  upTo(northWest, square, occupied) |
  downTo(southWest, square, occupied) |
  downTo(southEast, square, occupied)

/** The rules' number of a square, and back. */
export const widened = Uint8Array.from(
  { length: SQUARES },
  (_, square) => 8 * Math.floor(square / FILES) + (square % FILES),
)
export const narrowed = new Uint8Array(64)
widened.forEach((wide, square) => {
  narrowed[wide] = square
})
