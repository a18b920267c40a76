import { packLine, unpackMove } from '@rookery/engine/core'
import type { GameView, Move } from '@rookery/rules'
import type { MynahCore } from './core.ts'

export const LOWEST_RATING = 600
export const HIGHEST_RATING = 2400

/** How likely a person is to play a move. */
export interface MoveChance {
  readonly move: Move
  readonly chance: number
}

/** Whether Mynah knows the game: chess and Chess960, and no smaller board. */
export const knowsVariant = ({ variant }: Pick<GameView, 'variant'>): boolean =>
  variant.id === 'standard' || variant.id === 'chess960'

/**
 * How likely people of each rating are to play each legal move, the likeliest first; the chances of
 * one rating sum to 1.
 */
export function chancesOf(
  core: MynahCore,
  game: Pick<GameView, 'start' | 'moves' | 'position'>,
  ratings: readonly number[],
  temperature = 1,
): readonly (readonly MoveChance[])[] {
  core.setUp(packLine(game))
  const moves = core.look().map((code) => unpackMove(game.position, code)!)
  return ratings.map((rating) => {
    const chances = core.chances(rating, temperature)
    return moves.map((move, index) => ({ move, chance: chances[index]! })).sort((a, b) => b.chance - a.chance)
  })
}
