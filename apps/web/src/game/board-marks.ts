import { moveFrom, moveTo } from '@rookery/rules'
import { type BoardMarks, findTargets, kingInReach } from '../board/marks.ts'
import { canMove, type PlayState, shownPosition } from './play-state.ts'

export function boardMarks(state: PlayState): BoardMarks {
  const position = shownPosition(state)
  const move = state.line.moves[state.cursor - 1]
  return {
    lastMove: move === undefined ? [] : [moveFrom(move), moveTo(move)],
    check: kingInReach(position),
    selected: state.selected,
    targets:
      state.selected === undefined || !canMove(state) ? new Map() : findTargets(position, state.selected),
  }
}
