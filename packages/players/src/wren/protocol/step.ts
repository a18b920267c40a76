import { MOST_MOVES, MOVE_LIMIT, SmallBoard, WHITE } from '../small/board.ts'
import type { CourseState } from './state.ts'

/** The first line of what Wren writes down, so that it takes nobody else's file for its own. */
export const STEP_HEADER = 'rookery-wren step 1'
/** No such file of ours is longer. */
export const LONGEST_STEP = 200

/** The rules' start: R N B Q K before five pawns, and Black's turned about. */
const start: CourseState = {
  side: WHITE,
  cells: [
    ...[4, 2, 3, 5, 6],
    ...[1, 1, 1, 1, 1],
    ...Array.from({ length: 10 }, () => 0),
    ...[7, 7, 7, 7, 7],
    ...[12, 11, 9, 8, 10],
  ],
}

interface Step {
  readonly state: CourseState
  /** Half-moves before it. */
  readonly ply: number
}

/** What to write down of a state, for `findPly` at the next one. */
export const makeStep = ({ side, cells }: CourseState, ply: number): string =>
  `${STEP_HEADER}\n${ply}\n${side} ${cells.map((cell) => cell.toString(16)).join('')}\n`

/**
 * How many half-moves the game has had. A state of the course does not say, so it is found from the state before, as
 * `makeStep` wrote it down: one or two moves lead from that to this. Where they do not, a game has begun.
 */
export function findPly(state: CourseState, remembered: string | undefined): number {
  const steps = [{ state: start, ply: 0 }, parseStep(remembered)]
  for (const step of steps) {
    const moves = step && countMoves(step.state, state)
    // A game that had come to its limit would be over.
    if (step && moves !== undefined && step.ply + moves < MOVE_LIMIT) return step.ply + moves
  }
  return state.side
}

function parseStep(text: string | undefined): Step | undefined {
  const pattern = /^(?<ply>\d{1,2})\n(?<side>[01]) (?<cells>[\da-c]{30})\n$/
  const [header, rest] = [text?.slice(0, STEP_HEADER.length), text?.slice(STEP_HEADER.length + 1)]
  const found = header === STEP_HEADER ? pattern.exec(rest ?? '')?.groups : undefined
  if (!found) return undefined
  const ply = Number(found.ply)
  const side = Number(found.side) as CourseState['side']
  if (ply >= MOVE_LIMIT || ply % 2 !== side) return undefined
  return { state: { side, cells: Array.from(found.cells!, (cell) => Number.parseInt(cell, 16)) }, ply }
}

/** How many moves, two at most, lead from one state to another; `undefined` where none do. */
function countMoves(from: CourseState, to: CourseState): number | undefined {
  const board = new SmallBoard(from.side, 0, (square) => from.cells[square]!)
  const isReached = () => board.turn === to.side && board.cells.every((cell, at) => cell === to.cells[at])
  if (isReached()) return 0
  return reaches(board, isReached, 1) ? 1 : reaches(board, isReached, 2) ? 2 : undefined
}

function reaches(board: SmallBoard, isReached: () => boolean, left: number): boolean {
  const moves = new Int32Array(MOST_MOVES)
  const end = board.listMoves(moves, 0, false)
  for (let index = 0; index < end; index++) {
    board.make(moves[index]!)
    const isFound = left === 1 ? isReached() : reaches(board, isReached, left - 1)
    board.takeBack()
    if (isFound) return true
  }
  return false
}
