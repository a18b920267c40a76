import type { VariantId } from '@rookery/rules'
import type { MindModule } from './mind.ts'
import type { Schema } from './settings.ts'

/** What the world knows of a player before it is woken. */
export interface RosterEntry<S extends Schema = Schema> {
  readonly id: string
  readonly name: string
  /** One line that completes the name: "Fledgling, plays a random legal move". */
  readonly summary: string
  readonly variants: readonly VariantId[]
  readonly settings: S
  /** Its colour, legible on light and dark paper. */
  readonly hue: string
  /** An SVG document. */
  readonly portrait: string
  load(): Promise<MindModule<S>>
}
