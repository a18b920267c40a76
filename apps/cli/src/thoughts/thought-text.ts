import { tellDecided } from '@rookery/players'
import type { Color } from '@rookery/rules'

/** What a mind gives its choice, in its own units; more is better for `side`. */
export interface Score {
  readonly value: number
  readonly side: Color
}

/** A thought in words, made from nothing but its numbers. */
export interface ThoughtText {
  /** A mind that does not count has none. */
  readonly score?: Score
  /** What the score stands for where the mind sees the end of the game: "mate in 3", from the side to move. */
  readonly decided?: string
  /** One sentence that says why. */
  readonly reason: string
  /** What the mind counts, for the line after its move. */
  readonly counts: readonly (readonly [label: string, value: string | number])[]
  /** The whole thought, for a person who asks why. */
  readonly lines: readonly string[]
}

/** A number with its sign, to two places: +3, -1000, +0.25. */
export function makeSigned(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return rounded > 0 ? `+${rounded}` : String(rounded)
}

/** A value of a mind that searches: a number, or the win that it stands for. */
export const makeWorth = (value: number): string => tellDecided(value) ?? makeSigned(value)

/** Whose score it is goes without saying where it is the mover's. */
export const makeScore = ({ value, side }: Score, turn: Color): string =>
  side === turn ? makeWorth(value) : `${makeWorth(value)} for ${side}`

/** The end that the mind sees, or its score; nothing where it does not count. */
export const makeVerdict = (
  { score, decided }: { readonly score?: Score | null; readonly decided?: string | null },
  turn: Color,
): string | undefined => decided ?? (score ? makeScore(score, turn) : undefined)

/** Columns under each other, each as wide as its widest cell. */
export function makeTable(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
