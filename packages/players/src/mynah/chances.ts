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

type Line = Pick<GameView, 'start' | 'moves' | 'position'>

/** Looks at a game, and returns its legal moves in the core's order. */
function lookAt(core: MynahCore, game: Line): Move[] {
  core.setUp(packLine(game))
  return core.look().map((code) => unpackMove(game.position, code)!)
}

/**
 * How likely people of each rating are to play each legal move, the likeliest first; the chances of one rating sum to 1. The game is
 * one of chess or Chess960.
 */
export function chancesOf(
  core: MynahCore,
  game: Line,
  ratings: readonly number[],
  temperature = 1,
): readonly (readonly MoveChance[])[] {
  const moves = lookAt(core, game)
  return ratings.map((rating) => {
    const chances = core.chances(rating, temperature)
    return moves.map((move, index) => ({ move, chance: chances[index]! })).sort((a, b) => b.chance - a.chance)
  })
}

/**
 * How much more each part of the network adds to a move's logit than to that of the move people choose on the average: in
 * nats, by the core's parts. Their sum is the move's lead.
 */
export function partsOf(core: MynahCore, game: Line, rating: number, move: Move): number[] {
  const moves = lookAt(core, game)
  const chances = core.chances(rating)
  const shares = moves.map((_, index) => core.shares(index))
  const own = shares[moves.indexOf(move)]!
  return own.map((share, part) =>
    chances.reduce((rest, chance, index) => rest - chance * shares[index]![part]!, share),
  )
}
