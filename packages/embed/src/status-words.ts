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
import { say } from '@rookery/words/embed/game'

/** How the game stands, in a line. */
export function describeStatus(state: PlayState): string {
  const { setup, line, cursor, offer, failure, isPaused } = state
  const { sides } = setup
  const outcome = outcomeOf(state)
  if (!isLive(state)) return say('place', { at: cursor, count: line.moves.length })
  if (outcome) return say('over', { ending: describeEnding(outcome, sides), result: describeResult(outcome) })
  const mover = sideName(sides, line.position.turn)
  if (failure !== undefined) return say('failed', { name: mover, reason: failure })
  const offered = describeOffer(offer, line, sides)
  const isClaimable = isPersonsTurn(state) && line.claimableDraw() !== undefined
  const turn = tellTurn(state, mover)
  return [isPaused ? say('paused') : turn, offered, isClaimable && say('claimable')].filter(Boolean).join(' ')
}

function tellTurn(state: PlayState, mover: string): string {
  if (mindToMove(state)) return say('thinking', { name: mover })
  return lonePerson(state.setup.sides) === undefined ? say('toMove', { name: mover }) : say('yourMove')
}

/** What a screen reader is told besides the moves, which the board tells; undefined where nothing is worth words. */
export function announceStep(before: PlayState | undefined, after: PlayState): string | undefined {
  if (before?.gameId !== after.gameId) return before && say('begun', { status: describeStatus(after) })
  const isOver = outcomeOf(after) !== undefined
  if (isOver !== (outcomeOf(before) !== undefined) && isOver) return describeStatus(after)
  if (after.line.moves.length < before.line.moves.length || (outcomeOf(before) && !isOver))
    return say('takenBack', { status: describeStatus(after) })
  if (after.failure !== before.failure || after.offer !== before.offer) return describeStatus(after)
  return after.cursor !== before.cursor && !isLive(after) ? describeStatus(after) : undefined
}
