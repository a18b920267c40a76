import type { Experience } from '@rookery/experience'
import type { Move, VariantId } from '@rookery/rules'
import type { Guide } from './guide.ts'
import type { LadderEntry, LadderScale } from './ladder-entry.ts'
import type { Mind, MindModule } from './mind.ts'
import type { Schema, Settings, SettingsOf } from './settings.ts'
import type { Thought } from './thought.ts'
import type { ThoughtForm } from './thought-form.ts'
import type { Voice } from './voice/index.ts'

/** What a mind has that plays from a table of experience, and so learns from finished games. */
export interface Learning<S extends Schema = Schema> {
  /** The setting that names its table; empty for the usual one. */
  readonly store: string
  /** Every setting that says what it plays from. */
  readonly sources: readonly string[]
  /** Wakes it on a table that somebody else opens and closes. */
  wakeOn(settings: SettingsOf<S>, table: Pick<Experience, 'rowsOf'>): Promise<Mind>
}

/** What a mind has that foretells what people play. */
export interface PeopleForecast {
  /** From low to high. */
  readonly ratings: readonly number[]
  /** How likely each legal move is: one number for each of `ratings`. */
  chancesIn(thought: Thought): readonly { readonly move: Move; readonly chances: readonly number[] }[]
}

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
  /** For a mind whose strength is chosen: by which of its settings, and what is said in two words where no number stands for all of it. */
  readonly strength?: { readonly setting: string; readonly words?: string }
  /** Its colour, legible on light and dark paper. */
  readonly hue: string
  /** An SVG document. */
  readonly portrait: string
  /** For a mind whose settings say how strong it is, on the scale of Lichess at ten minutes a game; undefined where they do not. */
  ownElo?(settings: Settings): number | undefined
  /** For a mind that does not enter a ladder once, with its usual settings and on the clock that there is. */
  ladderEntries?(scale: LadderScale): readonly LadderEntry[]
  readonly learning?: Learning<S>
  readonly people?: PeopleForecast
  /** Whether it gives hints to people who play against others; of all that do, the last in the roster that plays the board is asked. */
  readonly isAdviser?: boolean
  /** Whether chance chose because it has not learned the position: nothing to advise anybody with. */
  isIgnorant?(thought: Thought): boolean
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
