import { makeFen, type Position, parseUci, positionOutcome, startPosition } from '@rookery/rules'
import type { RatedGame } from '../human/rated-games.ts'
import { createGameRandom } from './game-random.ts'

export interface DrawWishes {
  /** Positions of each game. */
  readonly each: number
  readonly fromPly: number
  readonly toPly: number
  readonly seed: number
}

/** Draws positions of people's games that games of Raven can begin from, each once; where a game has too few plies it gives fewer. */
export async function* drawStarts(
  games: AsyncIterable<RatedGame>,
  { each, fromPly, toPly, seed }: DrawWishes,
): AsyncGenerator<string> {
  const drawn = new Set<string>()
  let number = 0
  for await (const game of games) {
    const random = createGameRandom(seed, number++)
    const positions = openPositions(game, toPly).slice(fromPly)
    for (let left = each; left > 0 && positions.length > 0; left--) {
      const [position] = positions.splice(random.below(positions.length), 1)
      const fen = makeFen(position!)
      const place = fen.split(' ', 4).join(' ')
      if (drawn.has(place)) continue
      drawn.add(place)
      yield fen
    }
  }
}

/** The positions of a game's first plies that somebody can still play from; games of Chess960 or from another start have none. */
function openPositions({ fen, isChess960, moves }: RatedGame, plies: number): Position[] {
  if (isChess960 || fen !== undefined) return []
  const positions = [startPosition()]
  for (const text of moves.slice(0, plies)) {
    const position = positions.at(-1)!
    const move = parseUci(position, text)
    if (!move.ok) break
    positions.push(position.play(move.value))
  }
  return positions.filter((position) => !positionOutcome(position))
}
