import {
  describeMove,
  describeOutcome,
  describeResignation,
  isLive,
  lonePerson,
  outcomeOf,
  type PlayState,
  sideName,
} from '@rookery/play'
import { say } from '@rookery/words/web/game'

/** What a screen reader should say about the step from one state to the next; undefined when nothing is worth words. */
export function announce(before: PlayState, after: PlayState): string | undefined {
  if (after.gameId !== before.gameId) {
    return tellStart(after)
  }
  const outcome = outcomeOf(after)
  const ending = outcome && !outcomeOf(before) ? describeOutcome(outcome) : undefined
  const resignation = ending && describeResignation({ ...after, sides: after.setup.sides })
  const played = after.line.moves.length - before.line.moves.length
  if (played < 0) return say('told.takenBack')
  if (played > 0) {
    const move = moveOf(after, after.line.moves.length)
    return ending === undefined ? say('told.move', move) : say('told.lastMove', { ...move, ending })
  }
  if (ending !== undefined) return resignation ?? `${ending}.`
  if (before.ended && !after.ended) return say('told.goesOn')
  if (after.cursor !== before.cursor) return tellPlace(after)
  return undefined
}

function tellStart({ setup: { variant, sides } }: PlayState): string {
  const color = lonePerson(sides)
  const board = variant.name
  if (color) return say('told.newGame', { board, color })
  return say('told.newGameOfOthers', {
    board,
    white: sideName(sides, 'white'),
    black: sideName(sides, 'black'),
  })
}

function moveOf({ line, setup }: PlayState, count: number) {
  const position = line.positions[count - 1]!
  const move = describeMove(position, line.moves[count - 1]!)
  return { who: sideName(setup.sides, position.turn), move }
}

function tellPlace(state: PlayState): string {
  const { cursor, line } = state
  if (cursor === 0) return say('told.start')
  const move = moveOf(state, cursor)
  return isLive(state)
    ? say('told.latest', move)
    : say('told.place', { ...move, at: cursor, count: line.moves.length })
}
