// A mate in two at the root, by looking at everything. Its first move often gives away so much that the search leaves it out
// until it is very deep, and nobody trusts a review that has missed it.
import { NO_MOVE } from '../board/bits'
import { make, unmake } from '../board/make'
import { ENTRY_SIZE, entryAt, moveOf, setEntry } from '../board/move-list'
import { generateAll } from '../board/moves'
import { halfmoves, inCheck, isMinichess, key } from '../board/position'
import { isRepetition } from '../board/repetition'
import { MATE, NO_SCORE } from '../evaluation/score'
import { MAX_PLY } from '../memory'
import { listAt } from './frame'
import { clearLine, joinLine, lineAt, lineMove } from './line'
import { rootAt, rootMoveCount, saveLine } from './root-moves'
import { EXACT, LOWER, remember } from './table'

/** A few milliseconds of work. Where there is more to look at, the search is left to itself. */
const MOST_LOOKS: i32 = 30_000
/** Nearer to the fiftieth move the game may end before. */
const LAST_HALFMOVE: i32 = 97
/** For the side that mates. */
const SCORE: i32 = MATE - 3

let looks: i32 = 0
/** The answer that saved the other side from the last first move: the likeliest to save it from the next. */
let refutation: i32 = NO_MOVE

function isMated(ply: i32): bool {
  return inCheck() && generateAll(listAt(ply)) === listAt(ply)
}

/** The move that mates at once after this answer, or none; what there is goes into the table and the lines. */
function mateAfter(answer: i32): i32 {
  let mate = NO_MOVE
  make(answer)
  const list = listAt(2)
  const end = isRepetition(2) ? list : generateAll(list)
  for (let at = list; at < end && !mate; at += ENTRY_SIZE) {
    looks++
    make(moveOf(at))
    if (isMated(3)) mate = moveOf(at)
    unmake(moveOf(at))
  }
  if (mate) {
    remember(key(), 2, mate, SCORE, NO_SCORE, MAX_PLY, LOWER, true)
    clearLine(lineAt(3))
    joinLine(lineAt(2), mate, lineAt(3))
    joinLine(lineAt(1), answer, lineAt(2))
  }
  unmake(answer)
  return mate
}

/** Puts the answer that refuted the last first move before the others, if it can be played here. */
function putRefutationFirst(list: usize, end: usize): void {
  for (let at = list; at < end; at += ENTRY_SIZE) {
    if (moveOf(at) !== refutation) continue
    const entry = entryAt(at)
    setEntry(at, entryAt(list))
    setEntry(list, entry)
  }
}

/** Whether every answer to the move that was just made is mated at once. Who has none is mated or draws already: the search has seen it. */
function isMatedInOne(): bool {
  const list = listAt(1)
  const end = isRepetition(1) ? list : generateAll(list)
  putRefutationFirst(list, end)
  for (let at = list; at < end; at += ENTRY_SIZE) {
    if (looks > MOST_LOOKS) return false
    if (mateAfter(moveOf(at))) continue
    refutation = moveOf(at)
    return false
  }
  return end !== list
}

/**
 * Gives a root move after which every answer is mated its score and its line. What the search needs to see the same is then in
 * the table. In minichess kings are taken, not mated.
 */
export function findMateInTwo(): bool {
  if (isMinichess() || halfmoves() > LAST_HALFMOVE) return false
  looks = 0
  refutation = NO_MOVE
  for (let i = 0; i < rootMoveCount(); i++) {
    const root = rootAt(i)
    make(root.move)
    const isFound = isMatedInOne()
    if (isFound) remember(key(), 1, lineMove(lineAt(1), 0), -SCORE, NO_SCORE, MAX_PLY, EXACT, true)
    unmake(root.move)
    if (!isFound) continue
    root.score = SCORE
    root.bound = EXACT
    saveLine(root)
    return true
  }
  return false
}
