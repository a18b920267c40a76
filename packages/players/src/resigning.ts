import type { Color, GameView } from '@rookery/rules'
import { type Score, scoreFor } from './score/index.ts'
import type { Thought } from './thought.ts'

/** No mind resigns in the first moves of a game, nor before it has been lost for so many moves of its own. */
const MOVES_WITHOUT_RESIGNING = 10
const PATIENCE = 3
/** A queen behind with nothing for it, on the small boards too. */
const HOPELESS_PAWNS = -8

/** What a mind made of its last moves, newest first, the one that it is about to play among them. */
export const lastScores = (
  { moves }: Pick<GameView, 'moves'>,
  thoughts: ReadonlyMap<number, Thought>,
): (Score | undefined)[] =>
  Array.from({ length: PATIENCE }, (_, back) => thoughts.get(moves.length - 2 * back)?.score)

/**
 * Whether a mind, being to move, gives the game up, by its own thoughts before each of its moves, which are found by the
 * move's index in the game. One that does not count never does.
 */
export function wantsToResign(game: GameView, thoughts: ReadonlyMap<number, Thought>): boolean {
  return (
    game.moves.length >= 2 * MOVES_WITHOUT_RESIGNING &&
    lastScores(game, thoughts).every((score) => isHopeless(score, game.position.turn))
  )
}

/** A rule of thumb ends no game, but an end that is seen is one. */
function isHopeless(score: Score | undefined, side: Color): boolean {
  if (!score) return false
  const { end, pawns, isRough } = scoreFor(score, side)
  if (end) return end.kind !== 'draw' && end.moves < 0
  return !isRough && pawns !== undefined && pawns <= HOPELESS_PAWNS
}
