import { createRandom, Line, makeUci, startPosition } from '@rookery/rules'
import type { RatedGame } from './rated-games.ts'

/** Games of people who like to take and otherwise play at random: there is something in them to learn. */
export function drawGames(count: number, seed: number, plies = 40): RatedGame[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const moves: string[] = []
    let line = Line.from(startPosition())
    while (moves.length < plies && !line.outcome()) {
      const { position } = line
      const legal = position.legalMoves()
      const captures = legal.filter((move) => position.play(move).pieces().length < position.pieces().length)
      const choices = captures.length > 0 && random.next() < 0.9 ? captures : legal
      const move = choices[random.below(choices.length)]!
      moves.push(makeUci(move, position))
      line = line.play(move)
    }
    const white = 800 + random.below(1400)
    return { white, black: white + random.below(200), isProvisional: false, isChess960: false, moves }
  })
}

/** Games as lines of the text form. */
export const makeTextGames = (games: readonly RatedGame[]): string =>
  games
    .map(({ white, black, moves }) =>
      [white, black, '600+0', '1-0', 2020, '-', moves.join(' '), ''].join('\t'),
    )
    .join('\n')
