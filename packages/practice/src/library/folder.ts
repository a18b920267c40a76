import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'

/** Puzzles of so many points of rating stand in one file, so that a choice reads little of millions. */
export const STEP = 25

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const aboutSchema = v.object({
  format: v.literal('rookery.puzzles'),
  version: v.literal(1),
  /** Which file they come from: its name and its size. */
  source: v.object({ name: v.string(), bytes: count }),
  /** So many lines of it are read, and whether these are all. */
  lines: count,
  isWhole: v.boolean(),
  puzzles: count,
  damaged: count,
  /** The sizes of the files, by the lowest rating in them. */
  bytes: v.record(v.string(), count),
  themes: v.record(v.string(), count),
  /** The folder of the rows within the folder: there are two, so that one can be filled while the other is in use. */
  shelf: v.optional(v.picklist(['a', 'b'])),
})

/** What a folder of imported puzzles holds. */
export type LibraryAbout = v.InferOutput<typeof aboutSchema>
export type LibraryFault = Fault<'library-missing' | 'library-broken' | 'library-empty'>

export const aboutFile = (folder: string): string => join(folder, 'about.json')
/** The note of an import that takes the library's place when it is whole. */
export const nextFile = (folder: string): string => join(folder, 'next.json')
export const rowsFile = (
  folder: string,
  { shelf }: Pick<LibraryAbout, 'shelf'>,
  lowest: number | string,
): string => join(folder, shelf ?? '', `${lowest}.csv`)
export const lowestOf = (rating: number): number => Math.floor(rating / STEP) * STEP

/** Nothing imported yet is a fault of its own. */
export function readAbout(folder: string, file = aboutFile(folder)): Result<LibraryAbout, LibraryFault> {
  if (!existsSync(file))
    return err({ code: 'library-missing', message: `no puzzles have been imported to ${folder}` })
  const broken = (why: string) =>
    err<LibraryFault>({ code: 'library-broken', message: `${file} ${why}: import the puzzles again` })
  try {
    const parsed = v.safeParse(aboutSchema, JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? ok(parsed.output) : broken('is damaged')
  } catch {
    return broken('is no JSON')
  }
}
