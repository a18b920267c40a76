import { readFileSync } from 'node:fs'
import { err, ok, type Random, type Result } from '@rookery/rules'
import { choosePuzzle, type Puzzle, type PuzzleWish, parsePuzzleRow } from '../puzzles/index.ts'
import { type LibraryAbout, type LibraryFault, lowestOf, readAbout, rowsFile, STEP } from './folder.ts'

/** Files are read, the nearest ratings first, until so many puzzles fit; that is far more than the choice is drawn from. */
const ENOUGH = 200

/** One of the imported puzzles, one that was seen only where all were; nothing where none has the theme. */
export function chooseImported(
  folder: string,
  wish: PuzzleWish,
  random: Random,
): Result<Puzzle | undefined, LibraryFault> {
  const about = readAbout(folder)
  if (!about.ok) return about
  const { theme, seen } = wish
  if (theme !== undefined && !Object.hasOwn(about.value.themes, theme)) return ok(undefined)
  const fresh: Puzzle[] = []
  const again: Puzzle[] = []
  for (const lowest of byDistance(about.value, wish.rating)) {
    const text = readRows(rowsFile(folder, about.value, lowest))
    if (text === undefined)
      return err({
        code: 'library-broken',
        message: `${rowsFile(folder, about.value, lowest)} is missing: import the puzzles again`,
      })
    // To draw lots first saves reading what is not chosen.
    const rows = text.split('\n').filter((row) => row !== '' && (theme === undefined || hasTheme(row, theme)))
    for (const row of random.shuffle(rows).slice(0, ENOUGH)) {
      const parsed = parsePuzzleRow(row)
      if (parsed.ok) (seen?.has(parsed.value.id) ? again : fresh).push(parsed.value)
    }
    if (fresh.length >= ENOUGH) break
  }
  return ok(choosePuzzle(fresh.length > 0 ? fresh : again, wish, random))
}

const THEMES_AT = 7

const hasTheme = (row: string, theme: string): boolean =>
  row.includes(theme) && (row.split(',')[THEMES_AT] ?? '').split(' ').includes(theme)

const byDistance = ({ bytes }: LibraryAbout, rating: number): string[] => {
  const distance = (lowest: string) => Math.abs(Number(lowest) + STEP / 2 - lowestOf(rating) - STEP / 2)
  return Object.keys(bytes).sort((one, other) => distance(one) - distance(other))
}

function readRows(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
