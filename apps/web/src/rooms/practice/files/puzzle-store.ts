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
  /** Whose blocks are whose, while one set is in use and the next is read. The oldest sets have none. */
  readonly shelf?: Shelf
}

export type Shelf = 'a' | 'b'
type BlockKey = [band: number, number: number] | [shelf: Shelf, band: number, number: number]

interface PuzzlesSchema extends DBSchema {
  /** Puzzles by their band of ratings, some hundreds together: five million rows of their own would be slow to write and to find. */
  blocks: { key: BlockKey; value: readonly Puzzle[] }
  about: { key: string; value: ImportedSet }
}

const BAND = 100
/** The set in use, and the one that takes its place when it is whole. */
type Place = 'set' | 'next'

const openPuzzles = openOnce<PuzzlesSchema>('rookery.puzzles', (fresh) => {
  fresh.createObjectStore('blocks')
  fresh.createObjectStore('about')
})

/** Nothing where no file was brought in. */
export async function readImported(place: Place = 'set'): Promise<ImportedSet | undefined> {
  return (await openPuzzles()).get('about', place)
}

export async function forgetImported(): Promise<void> {
  const transaction = (await openPuzzles()).transaction(['blocks', 'about'], 'readwrite')
  await Promise.all([
    transaction.objectStore('blocks').clear(),
    transaction.objectStore('about').clear(),
    transaction.done,
  ])
}

/** Leaves nothing of the next set on a shelf. */
export async function dropNext(shelf: Shelf | undefined): Promise<void> {
  const transaction = (await openPuzzles()).transaction(['blocks', 'about'], 'readwrite')
  await Promise.all([
    transaction.objectStore('blocks').delete(blocksOf(shelf)),
    transaction.objectStore('about').delete('next'),
    transaction.done,
  ])
}

/** The next set, which is whole, takes the place of the old one. */
export async function replaceImported(old: ImportedSet, next: ImportedSet): Promise<void> {
  const transaction = (await openPuzzles()).transaction(['blocks', 'about'], 'readwrite')
  await Promise.all([
    transaction.objectStore('about').put(next, 'set'),
    transaction.objectStore('about').delete('next'),
    transaction.objectStore('blocks').delete(blocksOf(old.shelf)),
    transaction.done,
  ])
}

/** An empty list is greater than any number, and an empty text as well. */
const blocksOf = (shelf: Shelf | undefined): IDBKeyRange =>
  shelf ? IDBKeyRange.bound([shelf], [shelf, []]) : IDBKeyRange.bound([Number.NEGATIVE_INFINITY], [''])

const blockKey = ({ shelf }: ImportedSet, band: number, number: number): BlockKey =>
  shelf ? [shelf, band, number] : [band, number]

/** Adds what was read since the last time, all of it or nothing. */
export async function addImported(
  place: Place,
  before: ImportedSet,
  puzzles: readonly Puzzle[],
): Promise<ImportedSet> {
  const bands = new Map<number, Puzzle[]>()
  for (const each of puzzles) {
    const inBand = bands.get(bandOf(each))
    if (inBand) inBand.push(each)
    else bands.set(bandOf(each), [each])
  }
  const blocks = { ...before.blocks }
  // A map, for a theme may be called "constructor".
  const themes = new Map(Object.entries(before.themes))
  for (const each of puzzles) for (const theme of each.themes) themes.set(theme, (themes.get(theme) ?? 0) + 1)
  const transaction = (await openPuzzles()).transaction(['blocks', 'about'], 'readwrite')
  for (const [band, inBand] of bands) {
    const number = blocks[band] ?? 0
    blocks[band] = number + 1
    void transaction.objectStore('blocks').put(inBand, blockKey(before, band, number))
  }
  const after = {
    ...before,
    blocks,
    themes: Object.fromEntries(themes),
    puzzles: before.puzzles + puzzles.length,
  }
  void transaction.objectStore('about').put(after, place)
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
function blocksByDistance(set: ImportedSet, band: number, random: Random): BlockKey[] {
  return Object.entries(set.blocks)
    .map(([each, count]) => ({ band: Number(each), count }))
    .sort((one, other) => Math.abs(one.band - band) - Math.abs(other.band - band))
    .flatMap(({ band: each, count }) => {
      const first = random.below(count)
      return Array.from({ length: count }, (_, index) => blockKey(set, each, (first + index) % count))
    })
}
