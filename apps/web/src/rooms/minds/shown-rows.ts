import type { Answer, Thought } from '@rookery/players'

const shown = 6

/** The best moves of an answer, and in any case the choice. */
export function shownRows({ rows }: Answer, { choice }: Thought): Answer['rows'] {
  const chosen = rows.findIndex(({ move }) => move === choice)
  return rows.filter((_, index) => index < (chosen < shown ? shown : shown - 1) || index === chosen)
}
