export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const boardThemes = ['wood', 'slate', 'meadow', 'print'] as const
export type BoardTheme = (typeof boardThemes)[number]

export const pieceThemes = ['carved', 'letters', 'slim', 'blocks'] as const
export type PieceTheme = (typeof pieceThemes)[number]

/** How the person likes the studio; kept by the browser, the same in every room. */
export interface Preferences {
  readonly theme: Theme
  readonly board: BoardTheme
  readonly pieces: PieceTheme
  readonly sounds: boolean
  /** Loudness of the sounds, 0 to 1. */
  readonly volume: number
  readonly animation: boolean
  readonly coordinates: boolean
  readonly legalDots: boolean
}

export const defaultPreferences: Preferences = {
  theme: 'system',
  board: 'wood',
  pieces: 'carved',
  sounds: true,
  volume: 0.6,
  animation: true,
  coordinates: true,
  legalDots: true,
}

/** What was kept, wish by wish: one that is missing or unreadable is the default and leaves the others alone. */
export function readPreferences(text: string | null): Preferences {
  const kept = parseRecord(text)
  const { sounds, animation, coordinates, legalDots, volume } = defaultPreferences
  return {
    theme: oneOf(themes, kept.theme),
    board: oneOf(boardThemes, kept.board),
    pieces: oneOf(pieceThemes, kept.pieces),
    sounds: flag(kept.sounds, sounds),
    volume: isShare(kept.volume) ? kept.volume : volume,
    animation: flag(kept.animation, animation),
    coordinates: flag(kept.coordinates, coordinates),
    legalDots: flag(kept.legalDots, legalDots),
  }
}

export const makePreferences = (preferences: Preferences): string => JSON.stringify(preferences)

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The first of the values is the default. */
function oneOf<const T extends string>(values: readonly [T, ...T[]], value: unknown): T {
  return values.find((known) => known === value) ?? values[0]
}

const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
