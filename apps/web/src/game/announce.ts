import { isLive, outcomeOf, type PlayState, shownPosition } from './play-state.ts'
import { capitalise, describeMove, describeOutcome, describeSquare } from './words.ts'

/** What a screen reader should say about the step from one state to the next; undefined when nothing is worth words. */
export function announce(before: PlayState, after: PlayState, opponentName: string): string | undefined {
  if (after.gameId !== before.gameId) {
    return `New game: ${after.setup.variant.name}, you play ${after.setup.person}.`
  }
  const outcome = outcomeOf(after)
  const ending = outcome && !outcomeOf(before) ? ` ${describeOutcome(outcome)}.` : ''
  const played = after.line.moves.length - before.line.moves.length
  if (played < 0) return 'Taken back. Your move.'
  if (played > 0) return `${tellMove(after, after.line.moves.length, opponentName)}.${ending}`
  if (ending) return ending.trim()
  if (before.ended && !after.ended) return 'Taken back. The game goes on.'
  if (after.cursor !== before.cursor) return tellPlace(after, opponentName)
  if (after.selected !== before.selected && after.selected !== undefined) {
    return `${capitalise(describeSquare(shownPosition(after), after.selected))}, picked up.`
  }
  return undefined
}

function tellMove({ line, setup }: PlayState, count: number, opponentName: string): string {
  const position = line.positions[count - 1]!
  const mover = position.turn === setup.person ? 'You' : opponentName
  return `${mover}: ${describeMove(position, line.moves[count - 1]!)}`
}

function tellPlace(state: PlayState, opponentName: string): string {
  if (state.cursor === 0) return 'Start of the game.'
  const place = isLive(state)
    ? 'Back at the latest move'
    : `Move ${state.cursor} of ${state.line.moves.length}`
  return `${place}. ${tellMove(state, state.cursor, opponentName)}.`
}
