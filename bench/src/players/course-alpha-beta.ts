import type { Move } from '@rookery/rules'

/**
 * The opponent of Wren's course: plain alpha-beta to a fixed depth with the state value of Wren's document, and nothing
 * else. No table, no ordering, no quiescence, no eye on the move limit. It shares no code with Wren.
 */
const FILES = 5
const RANKS = 6
const WORTHS = [0, 10, 30, 35, 50, 90, 10_000]
const [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING] = [1, 2, 3, 4, 5, 6] as const

type Step = readonly [rank: number, file: number]
const straight: Step[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]
const slant: Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const jumps: Step[] = [1, -1].flatMap((one) =>
  [2, -2].flatMap((two): Step[] => [
    [one, two],
    [two, one],
  ]),
)
const slides: Readonly<Record<number, readonly Step[]>> = {
  [BISHOP]: slant,
  [ROOK]: straight,
  [QUEEN]: [...straight, ...slant],
}
const hops: Readonly<Record<number, readonly Step[]>> = { [KNIGHT]: jumps, [KING]: [...straight, ...slant] }

/** By square, five to a rank: above 0 White's piece, below it Black's. */
export type Cells = Int8Array

interface Action {
  readonly from: number
  readonly to: number
}

/** Calls `look` for every square that a piece could move to or take on. */
function lookAround(cells: Cells, from: number, look: (to: number) => void): void {
  const cell = cells[from]!
  const side = Math.sign(cell)
  const role = Math.abs(cell)
  const rank = Math.floor(from / FILES)
  const file = from % FILES
  const at = (r: number, f: number) =>
    r < 0 || r >= RANKS || f < 0 || f >= FILES ? undefined : cells[r * FILES + f]!
  if (role === PAWN) {
    if (at(rank + side, file) === 0) look((rank + side) * FILES + file)
    for (const f of [file - 1, file + 1])
      if (Math.sign(at(rank + side, f) ?? 0) === -side) look((rank + side) * FILES + f)
    return
  }
  for (const [r, f] of hops[role] ?? []) {
    const met = at(rank + r, file + f)
    if (met !== undefined && Math.sign(met) !== side) look((rank + r) * FILES + file + f)
  }
  for (const [r, f] of slides[role] ?? [])
    for (let far = 1; ; far++) {
      const met = at(rank + far * r, file + far * f)
      if (met === undefined || Math.sign(met) === side) break
      look((rank + far * r) * FILES + file + far * f)
      if (met !== 0) break
    }
}

function listActions(cells: Cells, side: number): Action[] {
  const actions: Action[] = []
  for (let from = 0; from < cells.length; from++)
    if (Math.sign(cells[from]!) === side) lookAround(cells, from, (to) => actions.push({ from, to }))
  return actions
}

function play(cells: Cells, { from, to }: Action): Cells {
  const next = cells.slice()
  const cell = cells[from]!
  const isLast = Math.floor(to / FILES) === (cell > 0 ? RANKS - 1 : 0)
  next[to] = Math.abs(cell) === PAWN && isLast ? Math.sign(cell) * QUEEN : cell
  next[from] = 0
  return next
}

const takesKing = (cells: Cells, actions: readonly Action[]): boolean =>
  actions.some(({ to }) => Math.abs(cells[to]!) === KING)

/** The course's state value for one side (docs/origins.md). Its code for what the enemy could take never runs, so it is not here. */
function stateValue(cells: Cells, side: number): number {
  let value = 0
  let reachesKing = false
  for (let from = 0; from < cells.length; from++) {
    const cell = cells[from]!
    if (cell === 0) continue
    const role = Math.abs(cell)
    if (Math.sign(cell) !== side) {
      value -= 3 * WORTHS[role]!
      continue
    }
    value += WORTHS[role]!
    if (role === KING) continue
    lookAround(cells, from, (to) => {
      if (Math.abs(cells[to]!) === KING) reachesKing = true
      else value += WORTHS[Math.abs(cells[to]!)]!
    })
    if (role === PAWN && Math.floor(from / FILES) === (side > 0 ? RANKS - 2 : 1)) value += WORTHS[QUEEN]!
  }
  return reachesKing ? 1_000_000 : value
}

function alphaBeta(
  cells: Cells,
  side: number,
  root: number,
  depth: number,
  alpha: number,
  beta: number,
): number {
  const actions = listActions(cells, side)
  const maximizes = side === root
  if (takesKing(cells, actions)) return maximizes ? 2_000_000 : -2_000_000
  if (depth === 0) return stateValue(cells, root)
  let value = maximizes ? -1_000_000 : 1_000_000
  for (const action of actions) {
    const found = alphaBeta(play(cells, action), -side, root, depth - 1, alpha, beta)
    value = maximizes ? Math.max(value, found) : Math.min(value, found)
    if (maximizes) alpha = Math.max(alpha, value)
    else beta = Math.min(beta, value)
    if (alpha >= beta) break
  }
  return value
}

/** The first of the best moves. `side` is 1 for White and -1 for Black. */
export function chooseAction(cells: Cells, side: number, depth: number): Action {
  let best: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of listActions(cells, side)) {
    const taken = Math.abs(cells[action.to]!)
    const value =
      taken === KING
        ? 3_000_000
        : alphaBeta(play(cells, action), -side, side, depth - 1, most, Number.POSITIVE_INFINITY)
    if (value > most) {
      most = value
      best = action
    }
  }
  return best!
}

/** Among the rules' moves. */
export const findMove = (moves: readonly Move[], { from, to }: Action): Move => {
  const wide = (square: number) => 8 * Math.floor(square / FILES) + (square % FILES)
  return moves.find((move) => (move & 63) === wide(from) && ((move >> 6) & 63) === wide(to))!
}
