import {
  choosePuzzle,
  loadPuzzles,
  type Puzzle,
  type PuzzleVariant,
  type PuzzleWish,
} from '@rookery/practice'
import { chooseImported } from '@rookery/practice/library'
import type { Random } from '@rookery/rules'
import { demand, exitCodes } from '../exit.ts'

/** Where puzzles come from: those of the house, or those that were imported to a folder. */
export type PuzzleSource = (wish: PuzzleWish, random: Random) => Promise<Puzzle | undefined>

export const ownPuzzles =
  (variant: PuzzleVariant): PuzzleSource =>
  async (wish, random) =>
    choosePuzzle(await loadPuzzles(variant), wish, random)

export const importedPuzzles =
  (folder: string): PuzzleSource =>
  async (wish, random) =>
    demand(chooseImported(folder, wish, random), exitCodes.faults)
