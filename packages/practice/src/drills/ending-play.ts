import { Line, type Move, type Position, parseUci } from '@rookery/rules'
import type { EndingDrill } from './drill.ts'
import type { EndingAnswer } from './endings.ts'

/** One ending in somebody's hands, against the tables. */
export interface EndingPlay {
  readonly goal: EndingDrill['goal']
  readonly line: Line
  /** `asking` for a move, `answering` while the tables are asked, then `reached` or `missed`. */
  readonly phase: 'asking' | 'answering' | 'reached' | 'missed'
}

export type EndingAction =
  | { readonly kind: 'try'; readonly move: Move }
  | { readonly kind: 'answered'; readonly line: Line; readonly answer: EndingAnswer }
  | { readonly kind: 'again' }

/** Who has held a draw for so long knows how. */
const HELD_MOVES = 20

export const beginEnding = (position: Position, goal: EndingDrill['goal']): EndingPlay => ({
  goal,
  line: Line.from(position),
  phase: 'asking',
})

/** As it was left after these moves, in UCI; from its start where they cannot be played. */
export function resumeEnding(
  position: Position,
  goal: EndingDrill['goal'],
  moves: readonly string[],
): EndingPlay {
  let play = beginEnding(position, goal)
  for (const uci of moves) {
    const move = parseUci(play.line.position, uci)
    if (!move.ok) return beginEnding(position, goal)
    const line = play.line.play(move.value)
    play = settle({ ...play, line, phase: line.moves.length % 2 === 1 ? 'answering' : 'asking' })
  }
  return play
}

export function reduceEnding(play: EndingPlay, action: EndingAction): EndingPlay {
  switch (action.kind) {
    case 'try':
      return play.phase === 'asking'
        ? settle({ ...play, line: play.line.play(action.move), phase: 'answering' })
        : play
    case 'answered': {
      if (play.phase !== 'answering' || action.line !== play.line) return play
      const { isKept, reply } = action.answer
      if (!isKept || reply === undefined) return { ...play, phase: 'missed' }
      return settle({ ...play, line: play.line.play(reply), phase: 'asking' })
    }
    case 'again':
      return beginEnding(play.line.start, play.goal)
  }
}

/** Whether that was the end of it. */
function settle(play: EndingPlay): EndingPlay {
  const { line, goal } = play
  const outcome = line.outcome() ?? line.claimableDraw()
  const hasHeld = goal === 'draw' && line.moves.length >= 2 * HELD_MOVES
  if (!outcome && !hasHeld) return play
  const isReached = goal === 'draw' ? outcome?.winner === undefined : outcome?.winner === line.start.turn
  return { ...play, phase: isReached ? 'reached' : 'missed' }
}
