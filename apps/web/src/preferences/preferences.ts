import { type ScoreWish, scoreWishes } from '@rookery/players'
import { type Language, languages } from '@rookery/words'
import * as v from 'valibot'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const boardThemes = ['wood', 'slate', 'meadow', 'print'] as const
export type BoardTheme = (typeof boardThemes)[number]

export const pieceThemes = ['carved', 'letters', 'slim', 'blocks'] as const
export type PieceTheme = (typeof pieceThemes)[number]

/** How long two minds rest between their moves, in milliseconds; undefined for as long as a piece needs to land. */
export const paces = { fast: 0, usual: undefined, slow: 2500, slower: 6000 } as const
export type Pace = keyof typeof paces
const paceNames = Object.keys(paces) as Pace[]

/** The browser's language, or one that was chosen. */
type LanguageWish = 'browser' | Language
const languageWishes: readonly LanguageWish[] = ['browser', ...languages.map(({ id }) => id)]

/** How the person likes the studio; kept by the browser, the same in every room. */
export interface Preferences {
  readonly language: LanguageWish
  readonly theme: Theme
  readonly board: BoardTheme
  readonly pieces: PieceTheme
  readonly sounds: boolean
  /** Loudness of the sounds, 0 to 1. */
  readonly volume: number
  readonly animation: boolean
  readonly coordinates: boolean
  readonly legalDots: boolean
  /** From whose side scores are told. */
  readonly scores: ScoreWish
  /** Of two minds that are watched. */
  readonly pace: Pace
  /** What help a person has in a new game, as `parseCoach` reads it. */
  readonly coach: string
  /** The variants whose rules the person has read. */
  readonly knownBoards: readonly string[]
}

export const defaultPreferences: Preferences = {
  language: 'browser',
  theme: 'system',
  board: 'wood',
  pieces: 'carved',
  sounds: true,
  volume: 0.6,
  animation: true,
  coordinates: true,
  legalDots: true,
  scores: 'me',
  pace: 'usual',
  coach: 'quiet',
  knownBoards: [],
}

const kept = v.object({
  language: v.fallback(v.picklist(languageWishes), defaultPreferences.language),
  theme: v.fallback(v.picklist(themes), defaultPreferences.theme),
  board: v.fallback(v.picklist(boardThemes), defaultPreferences.board),
  pieces: v.fallback(v.picklist(pieceThemes), defaultPreferences.pieces),
  sounds: v.fallback(v.boolean(), defaultPreferences.sounds),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), defaultPreferences.volume),
  animation: v.fallback(v.boolean(), defaultPreferences.animation),
  coordinates: v.fallback(v.boolean(), defaultPreferences.coordinates),
  legalDots: v.fallback(v.boolean(), defaultPreferences.legalDots),
  scores: v.fallback(v.picklist(scoreWishes), defaultPreferences.scores),
  pace: v.fallback(v.picklist(paceNames), defaultPreferences.pace),
  coach: v.fallback(v.string(), defaultPreferences.coach),
  knownBoards: v.fallback(v.array(v.string()), []),
})

/** What was kept, wish by wish: one that is missing or unreadable is the default and leaves the others alone. Undefined for what is none. */
export function readPreferences(text: string | null): Preferences | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text)
  return read.success ? read.output : undefined
}

export const makePreferences = (preferences: Preferences): string => JSON.stringify(preferences)
