import { err, ok, type Result } from '@rookery/rules'
import { platform } from '#platform'
import { type Experience, type ExperienceFault, isExperienceError, type OpenOptions } from './experience.ts'
import { makeStoreName, parseStoreUrl } from './store-url.ts'

/** Opens a store of moves, making or migrating its tables where that is needed, unless the options say not to. */
export async function openExperience(
  url: string,
  options: OpenOptions = {},
): Promise<Result<Experience, ExperienceFault>> {
  const parsed = parseStoreUrl(url)
  if (!parsed.ok) return parsed
  try {
    return ok(await platform.open(parsed.value, makeStoreName(url), options))
  } catch (error) {
    if (isExperienceError(error)) return err({ code: error.code, message: error.message })
    throw error
  }
}

/** The store for those who name none: that of ROOKERY_STORE, or one in the user's data folder; in a browser, the page's own. */
export const defaultStore = (): string => platform.defaultStore()
