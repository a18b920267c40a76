import { type Game, makeFen, makeUci } from '@rookery/rules'
import { sha256 } from './sha256.ts'

/** Two games in 2^128 would have to meet before one is taken for the other. */
const HASH_LENGTH = 32

/** The same game of a PGN file has the same id whenever it is read: its tags, start and moves decide, not its comments. */
export function makeGameId(game: Game): string {
  const { start, moves, positions } = game.line()
  const tags = [...game.tags].map(([name, value]) => `${name} ${value}`).sort()
  const text = [
    game.variant.id,
    makeFen(start),
    ...tags,
    moves.map((move, ply) => makeUci(move, positions[ply]!)).join(' '),
  ].join('\n')
  return `pgn:${sha256(text).slice(0, HASH_LENGTH)}`
}

/** Games of one run are told apart by their numbers, and runs by their names. */
export const makeSelfPlayId = (run: string, seed: number, index: number): string =>
  `self:${run}:${seed}:${index}`
