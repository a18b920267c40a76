import { describeMove } from '@rookery/board'
import { describeOutcome, isLive, lonePerson, outcomeOf, type PlayState, sideName } from '@rookery/play'

/** What a screen reader should say about the step from one state to the next; undefined when nothing is worth words. */
export function announce(before: PlayState, after: PlayState): string | undefined {
  if (after.gameId !== before.gameId) {
    return tellStart(after)
  }
  const outcome = outcomeOf(after)
  const ending = outcome && !outcomeOf(before) ? ` ${describeOutcome(outcome)}.` : ''
  const played = after.line.moves.length - before.line.moves.length
  if (played < 0) return 'Taken back. Your move.'
  if (played > 0) return `${tellMove(after, after.line.moves.length)}.${ending}`
  if (ending) return ending.trim()
  if (before.ended && !after.ended) return 'Taken back. The game goes on.'
  if (after.cursor !== before.cursor) return tellPlace(after)
  return undefined
}

function tellStart({ setup: { variant, sides } }: PlayState): string {
  const color = lonePerson(sides)
  const who = color ? `you play ${color}` : `${sideName(sides, 'white')} against ${sideName(sides, 'black')}`
  return `New game: ${variant.name}, ${who}.`
}

function tellMove({ line, setup }: PlayState, count: number): string {
  const position = line.positions[count - 1]!
  return `${sideName(setup.sides, position.turn)}: ${describeMove(position, line.moves[count - 1]!)}`
}

function tellPlace(state: PlayState): string {
  if (state.cursor === 0) return 'Start of the game.'
  const place = isLive(state)
    ? 'Back at the latest move'
    : `Move ${state.cursor} of ${state.line.moves.length}`
  return `${place}. ${tellMove(state, state.cursor)}.`
}
