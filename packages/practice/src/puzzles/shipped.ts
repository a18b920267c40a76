import { readOwnFile } from '@rookery/players/mynah'
import { unwrap } from '@rookery/rules'
import type { Puzzle, PuzzleVariant } from './puzzle.ts'
import { readPuzzles } from './puzzle-file.ts'

const files: Readonly<Record<PuzzleVariant, URL>> = {
  standard: new URL('../../puzzles/standard.puzzles', import.meta.url),
  minichess: new URL('../../puzzles/minichess.puzzles', import.meta.url),
}

const loading = new Map<PuzzleVariant, Promise<readonly Puzzle[]>>()

/** The puzzles that come with this package, read when they are first asked for. */
export async function loadPuzzles(variant: PuzzleVariant): Promise<readonly Puzzle[]> {
  const known = loading.get(variant) ?? load(variant)
  loading.set(variant, known)
  try {
    return await known
  } catch (error) {
    // A page may have been offline for a moment.
    loading.delete(variant)
    throw error
  }
}

const load = async (variant: PuzzleVariant): Promise<readonly Puzzle[]> =>
  unwrap(await readPuzzles(await readOwnFile(files[variant]), variant))
