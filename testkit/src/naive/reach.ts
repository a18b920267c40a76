import {
  empty,
  fileOf,
  isPieceOf,
  type NaiveColor,
  type NaiveState,
  opponent,
  pieceOf,
  rankOf,
  squareAt,
} from './board.ts'

type Step = readonly [files: number, ranks: number]

const straight: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const diagonal: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const everyWay = [...straight, ...diagonal]
const knightJumps: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
]
const whitePawnTakes: readonly Step[] = [
  [1, 1],
  [-1, 1],
]
const blackPawnTakes: readonly Step[] = [
  [1, -1],
  [-1, -1],
]

const movement: Readonly<Record<string, { steps: readonly Step[]; slides: boolean }>> = {
  P: { steps: whitePawnTakes, slides: false },
  p: { steps: blackPawnTakes, slides: false },
  n: { steps: knightJumps, slides: false },
  b: { steps: diagonal, slides: true },
  r: { steps: straight, slides: true },
  q: { steps: everyWay, slides: true },
  k: { steps: everyWay, slides: false },
}

/** Squares the piece on `from` would take on, were an enemy there: up to the first piece each way, that one included. */
export function reach(state: Pick<NaiveState, 'rules' | 'squares'>, from: number): number[] {
  const { rules, squares } = state
  const piece = squares[from]!
  const { steps, slides } = movement[piece] ?? movement[piece.toLowerCase()]!
  const found: number[] = []
  for (const [files, ranks] of steps) {
    let file = fileOf(rules, from)
    let rank = rankOf(rules, from)
    for (;;) {
      file += files
      rank += ranks
      const to = squareAt(rules, file, rank)
      if (to === undefined) break
      found.push(to)
      if (!slides || squares[to] !== empty) break
    }
  }
  return found
}

export function kingCanBeTaken(state: NaiveState, color: NaiveColor): boolean {
  const king = state.squares.indexOf(pieceOf(color, 'k'))
  return state.squares.some(
    (piece, from) => isPieceOf(piece, opponent(color)) && reach(state, from).includes(king),
  )
}
