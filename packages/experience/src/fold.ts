import type { VariantId } from '@rookery/rules'
import type { KnownPosition, LearnedGame } from './experience.ts'

/** What is added to one row of the table. */
export interface Addition {
  readonly variant: VariantId
  readonly board: string
  readonly move: string
  defensive: number
  offensive: number
  counter: number
}

/** The lessons of games as additions, one for each row of the table that they touch. */
export function foldGames(games: readonly LearnedGame[]): Addition[] {
  const additions = new Map<string, Addition>()
  for (const { variant, lessons } of games) {
    for (const { board, move, defensive, offensive } of lessons) {
      const name = `${variant}\n${board}\n${move}`
      const known = additions.get(name)
      if (!known) additions.set(name, { variant, board, move, defensive, offensive, counter: 1 })
      else {
        known.defensive += defensive
        known.offensive += offensive
        known.counter += 1
      }
    }
  }
  return [...additions.values()]
}

export const foldPositions = (variant: VariantId, positions: readonly KnownPosition[]): Addition[] =>
  positions.flatMap(({ board, rows }) =>
    rows.map(({ move, defensiveSum, offensiveSum, counter }) => ({
      variant,
      board,
      move,
      defensive: defensiveSum,
      offensive: offensiveSum,
      counter,
    })),
  )

/** Games in groups small enough that the table is never locked for long. */
export function* groupGames(games: readonly LearnedGame[], maxLessons = 5000): Generator<LearnedGame[]> {
  let group: LearnedGame[] = []
  let lessons = 0
  for (const game of games) {
    if (group.length > 0 && lessons + game.lessons.length > maxLessons) {
      yield group
      group = []
      lessons = 0
    }
    group.push(game)
    lessons += game.lessons.length
  }
  if (group.length > 0) yield group
}
