import type { Experience, OpenOptions } from '../experience.ts'
import type { StoreUrl } from '../store-url.ts'

/** What differs between Node and a browser. */
export interface Platform {
  /** Opens a store; `name` is its URL without a password. Throws an ExperienceError. */
  open(url: StoreUrl, name: string, options: OpenOptions): Promise<Experience>
  defaultStore(): string
}
