import type { Position } from '@rookery/rules'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { say } from '@rookery/words/voices/search'
import { isDecided, LEAST_PAWNS, scoreFor } from '../score/index.ts'
import { nameMove } from '../words/index.ts'
import type { ConsideredMove, SearchedThought } from './thought.ts'

/**
 * The best move before the choice took its place. A search knows what it is worth, though of those that it looked at later it may know
 * no more than that they are not better than the choice.
 */
function bestBefore({ choice, details }: SearchedThought, { turn }: Position): ConsideredMove | undefined {
  const { moves, perspective } = details
  const sign = perspective === turn ? 1 : -1
  const before = moves.slice(
    0,
    moves.findIndex(({ move }) => move === choice),
  )
  return before
    .filter(({ exactness }) => exactness === 'exact')
    .reduce<ConsideredMove | undefined>(
      (best, each) => (best && sign * best.value >= sign * each.value ? best : each),
      undefined,
    )
}

/** How a search that takes the first best comes to its choice. */
export function tellChosen(thought: SearchedThought, position: Position): string {
  const before = bestBefore(thought, position)
  return before ? say('chosenLater', { other: nameMove(position, before.move) }) : say('chosenFirst')
}

/** By how much the choice is better than the best before it, where it is the only one of its worth. */
export function tellBefore(thought: SearchedThought, position: Position): string | undefined {
  const { score, weighed, details } = thought
  const before = details.bests.length > 1 ? undefined : bestBefore(thought, position)
  const other = before && weighed.find(({ move }) => move === before.move)?.score
  if (!before || !score || !other || score.end || other.end) return undefined
  const [own, theirs] = [scoreFor(score, position.turn), scoreFor(other, position.turn)]
  if (own.pawns === undefined || theirs.pawns === undefined || isDecided(own) || isDecided(theirs))
    return undefined
  const lead = own.pawns - theirs.pawns
  if (lead < LEAST_PAWNS) return undefined
  const amount = sayReason('pawns', { lead: Math.round(10 * lead) / 10 })
  return say('betterThanBefore', { amount, other: nameMove(position, before.move) })
}
