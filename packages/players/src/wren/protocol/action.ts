import type { Move } from '@rookery/rules'
import { MOST_MOVES, MOVE_LIMIT, SmallBoard } from '../small/board.ts'
import { FILES, narrowed, RANKS } from '../small/geometry.ts'
import { SmallSearch } from '../small/search.ts'
import { SmallTable } from '../small/table.ts'
import { DECIDED } from '../worths.ts'
import type { CourseState } from './state.ts'

/** `fromRow fromCol toRow toCol`; row 0 is the sixth rank. */
export function makeAction(move: Move): string {
  const place = (wide: number) => {
    const square = narrowed[wide]!
    return `${RANKS - 1 - Math.floor(square / FILES)} ${square % FILES}`
  }
  return `${place(move & 63)} ${place((move >> 6) & 63)}`
}

/**
 * One action after the other, each from a deeper search; ends only where a deeper one cannot differ. `ply` is the number of
 * half-moves that the game has had.
 */
export function* deepenActions({ side, cells }: CourseState, ply: number): Generator<string> {
  const board = new SmallBoard(side, ply, (square) => cells[square]!)
  if (board.king.includes(-1)) return
  const list = new Int32Array(MOST_MOVES)
  let moves = Array.from(list.subarray(0, board.listMoves(list, 0, false))) as Move[]
  if (moves.length === 0) return
  const search = new SmallSearch(board, true, new SmallTable())
  for (let depth = 1; depth <= MOVE_LIMIT - ply; depth++) {
    search.start(depth, moves)
    search.run()
    const [choice] = search.line as [Move]
    yield makeAction(choice)
    if (Math.abs(search.value) >= DECIDED) return
    moves = [choice, ...moves.filter((move) => move !== choice)]
  }
}
