import { choosePuzzle, type Puzzle, type PuzzleWish } from '@rookery/practice'
import type { Random } from '@rookery/rules'
import type { DBSchema } from 'idb'
import { openOnce } from '../../../game/storage/open-once.ts'

/** A file of puzzles that was brought into this browser, or is being. */
export interface ImportedSet {
  readonly name: string
  readonly size: number
  /** Lines of the file that are done: where it was interrupted, it goes on after them. */
  readonly lines: number
  readonly puzzles: number
  /** Rows that are no puzzles. */
  readonly faulty: number
  readonly isDone: boolean
  /** How many blocks each band of ratings has. */
  readonly blocks: Readonly<Record<number, number>>
  /** How many puzzles have each theme. */
  readonly themes: Readonly<Record<string, number>>
}

interface PuzzlesSchema extends DBSchema {
  /** Puzzles by their band of ratings, some hundreds together: five million rows of their own would be slow to write and to find. */
  blocks: { key: [band: number, number: number]; value: readonly Puzzle[] }
  about: { key: string; value: ImportedSet }
}

const BAND = 100
const SET = 'set'

const openPuzzles = openOnce<PuzzlesSchema>('rookery.puzzles', (fresh) => {
  fresh.createObjectStore('blocks')
  fresh.createObjectStore('about')
})

/** Nothing where no file was brought in. */
export async function readImported(): Promise<ImportedSet | undefined> {
  return (await openPuzzles()).get('about', SET)
}

export async function forgetImported(): Promise<void> {
  const transaction = (await openPuzzles()).transaction(['blocks', 'about'], 'readwrite')
  await Promise.all([
    transaction.objectStore('blocks').clear(),
    transaction.objectStore('about').clear(),
    transaction.done,
  ])
}

/** Adds what was read since the last time, all of it or nothing. */
export async function addImported(before: ImportedSet, puzzles: readonly Puzzle[]): Promise<ImportedSet> {
  const bands = new Map<number, Puzzle[]>()
  for (const each of puzzles) {
    const inBand = bands.get(bandOf(each))
    if (inBand) inBand.push(each)
    else bands.set(bandOf(each), [each])
  }
  const blocks = { ...before.blocks }
  const themes = { ...before.themes }
  for (const each of puzzles) for (const theme of each.themes) themes[theme] = (themes[theme] ?? 0) + 1
  const transaction = (await openPuzzles()).transaction(['blocks', 'about'], 'readwrite')
  for (const [band, inBand] of bands) {
    const number = blocks[band] ?? 0
    blocks[band] = number + 1
    void transaction.objectStore('blocks').put(inBand, [band, number])
  }
  const after = { ...before, blocks, themes, puzzles: before.puzzles + puzzles.length }
  void transaction.objectStore('about').put(after, SET)
  await transaction.done
  return after
}

const bandOf = ({ rating }: Pick<Puzzle, 'rating'>): number => Math.floor(rating / BAND)

/** Enough to choose from, and so many blocks at most: a theme may be rare. */
const ENOUGH = 24
const MAX_BLOCKS = 60

/** One of about a rating, with a theme if one is asked for. */
export async function pickImported(wish: PuzzleWish, random: Random): Promise<Puzzle | undefined> {
  const set = await readImported()
  if (!set) return undefined
  const database = await openPuzzles()
  const fitting: Puzzle[] = []
  const keys = blocksByDistance(set, bandOf(wish), random).slice(0, MAX_BLOCKS)
  for (const key of keys) {
    const block = (await database.get('blocks', key)) ?? []
    fitting.push(...block.filter(({ themes }) => hasTheme(themes, wish.theme)))
    if (fitting.filter(({ id }) => !wish.seen?.has(id)).length >= ENOUGH) break
  }
  return choosePuzzle(fitting, wish, random)
}

const hasTheme = (themes: readonly string[], theme: string | undefined): boolean =>
  theme === undefined || themes.includes(theme)

/** The nearest bands first, and the blocks of a band in any order. */
function blocksByDistance({ blocks }: ImportedSet, band: number, random: Random): [number, number][] {
  return Object.entries(blocks)
    .map(([each, count]) => ({ band: Number(each), count }))
    .sort((one, other) => Math.abs(one.band - band) - Math.abs(other.band - band))
    .flatMap(({ band: each, count }) => {
      const first = random.below(count)
      return Array.from({ length: count }, (_, index): [number, number] => [each, (first + index) % count])
    })
}
