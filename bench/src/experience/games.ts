import { type LearnedGame, lessonsOf } from '@rookery/experience'
import { createRandom, Line, startPosition } from '@rookery/rules'

const PLIES = 80

/** Random games of the standard board: they share their openings, and all that comes later is new. */
export function makeGames(count: number, firstSeed: number): LearnedGame[] {
  return Array.from({ length: count }, (_, i) => {
    const random = createRandom(firstSeed + i)
    let line = Line.from(startPosition())
    while (line.moves.length < PLIES && !line.outcome()) {
      const legal = line.position.legalMoves()
      line = line.play(legal[random.below(legal.length)]!)
    }
    const winner = line.outcome()?.winner
    return {
      id: `bench-${firstSeed + i}`,
      variant: 'standard',
      lessons: lessonsOf({ game: line, winner }),
    }
  })
}

export const countLessons = (games: readonly LearnedGame[]): number =>
  games.reduce((sum, game) => sum + game.lessons.length, 0)
