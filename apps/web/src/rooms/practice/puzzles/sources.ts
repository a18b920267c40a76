import { choosePuzzle, loadPuzzles, type Puzzle, type PuzzleWish } from '@rookery/practice'
import type { Random } from '@rookery/rules'
import { pickImported, readImported } from '../files/puzzle-store.ts'
import type { PuzzleChoice } from './choice.ts'

type Source = Pick<PuzzleChoice, 'variant' | 'source'>

/** Whether the file that was chosen is there, and not removed since. */
const isImported = async ({ variant, source }: Source): Promise<boolean> =>
  source === 'imported' && variant === 'standard' && (await readImported()) !== undefined

/** Nothing where no puzzle has the theme. */
export const findPuzzle = async (
  { variant, source }: Source,
  wish: PuzzleWish,
  random: Random,
): Promise<Puzzle | undefined> =>
  (await isImported({ variant, source }))
    ? pickImported(wish, random)
    : choosePuzzle(await loadPuzzles(variant), wish, random)

/** How many puzzles have each theme, the commonest first. */
export async function countThemes({ variant, source }: Source): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  if (await isImported({ variant, source }))
    for (const [theme, count] of Object.entries((await readImported())?.themes ?? {}))
      counts.set(theme, count)
  else
    for (const { themes } of await loadPuzzles(variant))
      for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  return new Map([...counts].sort(([, one], [, other]) => other - one))
}
