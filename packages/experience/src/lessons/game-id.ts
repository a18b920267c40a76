import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Game, type GameView, makeFen, makeUci } from '@rookery/rules'

/** Two games in 2^128 would have to meet before one is taken for the other. */
const HASH_LENGTH = 32

/** The same game of a PGN file has the same id whenever it is read: its tags, start and moves decide, not its comments. */
export function makeGameId(game: Game): string {
  const tags = [...game.tags].map(([name, value]) => `${name} ${value}`).sort()
  return `pgn:${hash([...tags, ...describeLine(game.line())])}`
}

/** A game that was played here: one that is taken up again after a crash and ends in the same way is the same. */
export const makePlayedId = (started: string, line: GameView): string =>
  `played:${hash([started, ...describeLine(line)])}`

const describeLine = ({ variant, start, moves, positions }: GameView): string[] => [
  variant.id,
  makeFen(start),
  moves.map((move, ply) => makeUci(move, positions[ply]!)).join(' '),
]

/** Not the platform's SHA-256: that answers only later, and in a browser only to secure pages. */
const hash = (lines: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(lines.join('\n')))).slice(0, HASH_LENGTH)

/** Games of one run are told apart by their numbers, and runs by their names. */
export const makeSelfPlayId = (run: string, seed: number, index: number): string =>
  `self:${run}:${seed}:${index}`
