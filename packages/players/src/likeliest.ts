import type { Thought } from './thought.ts'

/**
 * What a mind likes best: where chance chose among its moves, the likeliest of them, which need not be the one that was drawn. That is
 * told as a move that the mind was asked about, for it was not drawn.
 */
export function likeliest<Details>(thought: Thought<Details>): Thought<Details> {
  const { choice, weighed } = thought
  const most = Math.max(...weighed.map(({ chance = 0 }) => chance))
  const isBest = weighed.every(({ move, chance = 0 }) => move !== choice || chance === most)
  const best = isBest ? undefined : weighed.find(({ chance }) => chance === most)
  if (!best) return thought
  const { score: _, ...rest } = thought
  return {
    ...rest,
    ...(best.score && { score: best.score }),
    choice: best.move,
    line: [best.move],
    isAsked: true,
  }
}
