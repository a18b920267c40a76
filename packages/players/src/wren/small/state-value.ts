import { ENEMY_WEIGHT, PAWN, QUEEN, REFEREE_WEIGHT, worths } from '../worths.ts'
import { BLACK, type Side, type SmallBoard, WHITE } from './board.ts'
import { FILES, pawnReach } from './geometry.ts'

/** By cell: kings count nothing here, since taking one ends the game. */
const prey = Int32Array.from({ length: 13 }, (_, cell) =>
  cell === 0 || cell % 6 === 0 ? 0 : worths[(cell - 1) % 6]!,
)
const aboutToPromote = [0b11111 << (4 * FILES), 0b11111 << FILES] as const

/** The state value for one side. The same as `stateValue`, on the board that moves are made on. */
export function valueFor(side: Side, board: SmallBoard): number {
  const { worth, count } = board
  const white =
    gains(board, WHITE) - gains(board, BLACK) + REFEREE_WEIGHT * board.ply * (count[WHITE]! - count[BLACK]!)
  return side === WHITE
    ? worth[WHITE]! - ENEMY_WEIGHT * worth[BLACK]! + white
    : worth[BLACK]! - ENEMY_WEIGHT * worth[WHITE]! - white
}

/** What a side's pieces could take or become next move. */
function gains(board: SmallBoard, side: Side): number {
  const { cells } = board
  const own = board.occupied[side]!
  const enemy = board.occupied[1 - side]!
  const first = side === WHITE ? 1 : 7
  let sum = 0
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const from = 31 - Math.clz32(bit)
    const role = cells[from]! - first
    if (role === PAWN && (bit & aboutToPromote[side]) !== 0) sum += worths[QUEEN]!
    let met = (role === PAWN ? pawnReach[side][from]! : board.reach(role, from)) & enemy
    for (; met !== 0; met &= met - 1) sum += prey[cells[31 - Math.clz32(met & -met)]!]!
  }
  return sum
}
