// The root by the tables of endings: which moves keep the result, and how the search goes on.
import { isMinichess } from '../board/position'
import { NO_SCORE } from '../evaluation/score'
import {
  AS_ENDS,
  AS_GUIDE,
  codeOfMove,
  isEnding,
  isWon,
  LONGEST_CHAIN,
  NOT_AT_ALL,
  scoreOfCode,
  useTables,
} from './endings'
import { keepRootMoves, rootAt, rootMoveCount, sortRootMoves } from './root-moves'

const WINS: i32 = 1
const DRAWS: i32 = 0
const LOSES: i32 = -1

/** The search goes on without the tables. */
export function forgoEndings(): bool {
  useTables(NOT_AT_ALL)
  return false
}

/**
 * Leaves out the moves that give the result away, but for as many as there are to be lines. Where the tables do not settle
 * it all moves stay. True where all that are left draw, and the search is to choose among them as if nothing were known.
 */
export function askEndings(lines: i32): bool {
  useTables(AS_ENDS)
  if (!isEnding()) return false
  let wins = 0
  let draws = 0
  let unknown = 0
  for (let i = 0; i < rootMoveCount(); i++) {
    const root = rootAt(i)
    const code = codeOfMove(root.move, 1, LONGEST_CHAIN)
    const told = scoreOfCode(code, 0)
    // Fifty moves may end what is won: to make for the goal is still the best.
    const isLate = told === NO_SCORE && isWon(code) && !isMinichess()
    if (isLate || (told > 0 && told !== NO_SCORE)) {
      root.rank = WINS
      wins++
    } else if (told === NO_SCORE) unknown++
    else if (told === 0) draws++
    else root.rank = LOSES
  }
  if (wins < lines && unknown > 0) {
    for (let i = 0; i < rootMoveCount(); i++) rootAt(i).rank = DRAWS
    return false
  }
  keepRootMoves(wins >= lines ? WINS : wins + draws >= lines ? DRAWS : LOSES)
  sortRootMoves(0, rootMoveCount())
  const isDrawn = wins === 0 && draws > 0 && lines === 1
  useTables(isDrawn ? NOT_AT_ALL : AS_GUIDE)
  return isDrawn
}
