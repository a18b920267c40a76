import { isDeepStrictEqual } from 'node:util'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import { type Counts, createCounts, drawShare, endgameShare } from './counts.ts'
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

export function parseAbout(text: string): Result<About, AboutFault> {
  const fail = (code: AboutFault['code'], message: string): Result<never, AboutFault> =>
    err({ code, message })
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return fail('about-lost', 'it is not JSON')
  }
  if (typeof document !== 'object' || document === null) return fail('about-broken', 'it is not an object')
  const { format, settings, recipe, cores, counts } = document as Partial<About & { format: string }>
  if (format !== FORMAT)
    return fail('about-broken', `its format is ${JSON.stringify(format)?.slice(0, 80)}, not "${FORMAT}"`)
  const isWhole = isSettings(settings) && isLike(recipe, {}) && isCores(cores) && isCounts(counts)
  return isWhole
    ? ok({ settings, recipe, cores, counts })
    : fail('about-broken', 'its settings, recipe, cores or counts are missing or wrong')
}

function isSettings(value: unknown): value is DataSettings {
  const { variant, ...numbers } = (value ?? {}) as Partial<DataSettings>
  return (
    dataVariants.some(({ id }) => id === variant) && isLike(numbers, { seed: 0, nodes: 0, generation: 0 })
  )
}

function isCores(value: unknown): value is About['cores'] {
  return (
    Array.isArray(value) &&
    value.every(
      (part) => isLike(part, { fromGame: 0 }) && typeof (part as { core?: unknown }).core === 'string',
    )
  )
}

function isCounts(value: unknown): value is Counts {
  const model = createCounts()
  return isLike(value, model) && value.men.length === model.men.length
}

/** Whether a value has the keys of a model, with counts where the model has numbers or a list of them. */
function isLike<T>(value: unknown, model: T): value is T {
  if (typeof model === 'number') return isCount(value)
  if (Array.isArray(model)) return Array.isArray(value) && value.every(isCount)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(model as object).every(([key, part]) =>
    isLike((value as Record<string, unknown>)[key], part),
  )
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0

/** What hinders going on with data of these settings, if anything does. */
export function findDifference(about: About, settings: DataSettings): AboutFault | undefined {
  const differs = (message: string): AboutFault => ({ code: 'about-differs', message })
  if (!isDeepStrictEqual(about.settings, settings))
    return differs(`it was made with other settings: ${JSON.stringify(about.settings)}`)
  if (!isDeepStrictEqual(about.recipe, recipeOf(settings)))
    return differs('this version of rookery plays its games by another recipe: choose another seed or folder')
  return undefined
}
