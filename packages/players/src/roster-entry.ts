import type { VariantId } from '@rookery/rules'
import type { Guide } from './guide.ts'
import type { LadderEntry, LadderScale } from './ladder-entry.ts'
import type { MindModule } from './mind.ts'
import type { Schema, Settings } from './settings.ts'
import type { ThoughtForm } from './thought-form.ts'
import type { Voice } from './voice/index.ts'

/** All that the world knows of a mind before it is woken, and where to find the rest. */
export interface RosterEntry<S extends Schema = Schema> {
  readonly id: string
  readonly name: string
  /** One line that completes the name: "Fledgling, plays a random legal move". */
  readonly summary: string
  /** What it is like in about three words, for where there is no room for more. */
  readonly trait?: string
  /** What it is like to sit opposite. */
  readonly character?: string
  readonly variants: readonly VariantId[]
  readonly settings: S
  /** For a mind whose strength is chosen: by which of its settings, and how that is said in two words. */
  readonly strength?: { readonly setting: string; readonly words: string }
  /** Its colour, legible on light and dark paper. */
  readonly hue: string
  /** An SVG document. */
  readonly portrait: string
  /** For a mind whose settings say how strong it is, on the scale of Lichess at ten minutes a game; undefined where they do not. */
  ownElo?(settings: Settings): number | undefined
  /** For a mind that does not enter a ladder once, with its usual settings and on the clock that there is. */
  ladderEntries?(scale: LadderScale): readonly LadderEntry[]
  /** For thoughts whose details are more than small plain data. */
  readonly form?: ThoughtForm
  load(): Promise<MindModule<S>>
  /**
   * The address of a module that exports `createMind`, for a mind that is registered at run time: a worker has only the minds of the
   * house.
   */
  readonly module?: string
  /** What it leaves out, or all of it, is told in plain words made from the common part of its thoughts. */
  loadVoice?(): Promise<Partial<Voice>>
  loadGuide?(): Promise<Guide>
}
