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

export type AboutFault = Fault<'about-broken' | 'about-differs'>

export const createAbout = (settings: DataSettings, core: string): About => ({
  settings,
  recipe: recipeOf(settings),
  cores: [{ core, fromGame: 0 }],
  counts: createCounts(),
})

export function makeAbout({ settings, recipe, cores, counts }: About): string {
  const shares = { draws: drawShare(counts), endgames: endgameShare(counts, recipe.endgameMen) }
  return `${JSON.stringify({ format: FORMAT, settings, recipe, cores, counts, shares }, null, 1)}\n`
}

export function parseAbout(text: string): Result<About, AboutFault> {
  const broken = (message: string): Result<never, AboutFault> => err({ code: 'about-broken', message })
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return broken('it is not JSON')
  }
  if (typeof document !== 'object' || document === null) return broken('it is not an object')
  const { format, settings, recipe, cores, counts } = document as Partial<About & { format: string }>
  if (format !== FORMAT) return broken(`its format is ${JSON.stringify(format)}, not "${FORMAT}"`)
  if (!isSettings(settings) || !recipe || !Array.isArray(cores) || !isLike(counts, createCounts()))
    return broken('its settings, recipe, cores or counts are missing or wrong')
  return ok({ settings, recipe, cores, counts })
}

function isSettings(value: unknown): value is DataSettings {
  const { variant, ...numbers } = (value ?? {}) as Partial<DataSettings>
  return (
    dataVariants.some(({ id }) => id === variant) && isLike(numbers, { seed: 0, nodes: 0, generation: 0 })
  )
}

/** Whether a value has the keys of a model, with whole numbers where the model has numbers or a list of them. */
function isLike<T>(value: unknown, model: T): value is T {
  if (typeof model === 'number') return Number.isSafeInteger(value)
  if (Array.isArray(model)) return Array.isArray(value) && value.every(Number.isSafeInteger)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model as object).every(([key, part]) =>
    isLike((value as Record<string, unknown>)[key], part),
  )
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
