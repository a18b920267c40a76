import {
  describeEnding,
  describeOffer,
  describeResult,
  isLive,
  isPersonsTurn,
  lonePerson,
  mindToMove,
  outcomeOf,
  type PlayState,
  sideName,
} from '@rookery/play'

/** How the game stands, in a line. */
export function describeStatus(state: PlayState): string {
  const { setup, line, cursor, offer, failure, isPaused } = state
  const { sides } = setup
  const outcome = outcomeOf(state)
  if (!isLive(state)) return `Move ${cursor} of ${line.moves.length}.`
  if (outcome) return `${describeEnding(outcome, sides)}. ${describeResult(outcome)}.`
  const mover = sideName(sides, line.position.turn)
  if (failure !== undefined) return `${mover} cannot go on: ${failure}.`
  const offered = describeOffer(offer, line, sides)
  const isClaimable = isPersonsTurn(state) && line.claimableDraw() !== undefined
  const turn = tellTurn(state, mover)
  return [isPaused ? 'Paused.' : turn, offered, isClaimable && 'A draw can be claimed.']
    .filter(Boolean)
    .join(' ')
}

function tellTurn(state: PlayState, mover: string): string {
  if (mindToMove(state)) return `${mover} is thinking.`
  return lonePerson(state.setup.sides) === undefined ? `${mover} to move.` : 'Your move.'
}

/** What a screen reader is told besides the moves, which the board tells; undefined where nothing is worth words. */
export function announceStep(before: PlayState | undefined, after: PlayState): string | undefined {
  if (before?.gameId !== after.gameId) return before && `New game. ${describeStatus(after)}`
  const isOver = outcomeOf(after) !== undefined
  if (isOver !== (outcomeOf(before) !== undefined) && isOver) return describeStatus(after)
  if (after.line.moves.length < before.line.moves.length || (outcomeOf(before) && !isOver))
    return `Taken back. ${describeStatus(after)}`
  if (after.failure !== before.failure || after.offer !== before.offer) return describeStatus(after)
  return after.cursor !== before.cursor && !isLive(after) ? describeStatus(after) : undefined
}
