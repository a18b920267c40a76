import { isDeepStrictEqual } from 'node:util'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'
import { count } from '../schemas.ts'
import { type Counts, createCounts, drawShare, endgameShare } from './counts.ts'
import { endings } from './self-play.ts'
import { type DataSettings, dataVariants, type Recipe, recipeOf } from './settings.ts'

const FORMAT = 'rookery-data-1'

/** What stands in the JSON beside the records. */
export interface About {
  readonly settings: DataSettings
  readonly recipe: Recipe
  /** Which core played from which game on: its name is the beginning of the SHA-256 of its file. */
  readonly cores: readonly { readonly core: string; readonly fromGame: number }[]
  /** As of the last time that all was safely on disk; the files may hold some games more. */
  readonly counts: Counts
}

/** Of `about-lost` nothing can be read: a loss of power leaves such files. */
export type AboutFault = Fault<'about-lost' | 'about-broken' | 'about-differs'>

export const createAbout = (settings: DataSettings, core: string): About => ({
  settings,
  recipe: recipeOf(settings),
  cores: [{ core, fromGame: 0 }],
  counts: createCounts(),
})

/** For games whose JSON is lost: their files are counted again, but nothing says any more which core played. */
export const createLostAbout = (settings: DataSettings): About => createAbout(settings, 'unknown')

export function makeAbout({ settings, recipe, cores, counts }: About): string {
  const shares = { draws: drawShare(counts), endgames: endgameShare(counts, recipe.endgameMen) }
  return `${JSON.stringify({ format: FORMAT, settings, recipe, cores, counts, shares }, null, 1)}\n`
}

/** The recipe is only compared with ours. */
const aboutSchema = v.object({
  settings: v.looseObject({
    variant: v.picklist(dataVariants.map(({ id }) => id as DataSettings['variant'])),
    seed: count,
    nodes: count,
    generation: count,
    starts: v.exactOptional(v.string()),
  }),
  recipe: v.custom<Recipe>((recipe) => v.is(v.looseObject({}), recipe)),
  cores: v.array(v.object({ core: v.string(), fromGame: count })),
  counts: v.object({
    games: count,
    positions: count,
    results: v.object({ white: count, draws: count, black: count }),
    endings: v.object(v.entriesFromList(endings, count)),
    lengths: v.array(count),
    men: v.pipe(v.array(count), v.length(createCounts().men.length)),
    blackToMove: count,
    duplicates: count,
  }),
})

export function parseAbout(text: string): Result<About, AboutFault> {
  const fail = (code: AboutFault['code'], message: string): Result<never, AboutFault> =>
    err({ code, message })
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return fail('about-lost', 'it is not JSON')
  }
  if (!v.is(v.looseObject({}), document)) return fail('about-broken', 'it is not an object')
  const { format } = document
  if (format !== FORMAT)
    return fail('about-broken', `its format is ${JSON.stringify(format)?.slice(0, 80)}, not "${FORMAT}"`)
  const about = v.safeParse(aboutSchema, document)
  return about.success
    ? ok(about.output)
    : fail('about-broken', 'its settings, recipe, cores or counts are missing or wrong')
}

/** What hinders going on with data of these settings, if anything does. */
export function findDifference(about: About, settings: DataSettings): AboutFault | undefined {
  const differs = (message: string): AboutFault => ({ code: 'about-differs', message })
  if (!isDeepStrictEqual(about.settings, settings))
    return differs(`it was made with other settings: ${JSON.stringify(about.settings)}`)
  if (!isDeepStrictEqual(about.recipe, recipeOf(settings)))
    return differs('this version of rookery plays its games by another recipe: choose another seed or folder')
  return undefined
}
