import { sevenTagRoster } from '../game/index.ts'

export const SEVEN_TAG_ROSTER: Readonly<Record<string, string>> = /* @__PURE__ */ (() =>
  Object.fromEntries(sevenTagRoster))()

/** PGN's supplemental tags, in the order in which they are written when they are set. */
const supplementalTags =
  'WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA BlackNA WhiteType BlackType EventDate ' +
  'EventSponsor Section Stage Board Opening Variation SubVariation ECO NIC Time UTCTime UTCDate TimeControl ' +
  'SetUp FEN Termination Annotator Mode PlyCount'

/** Tags by name; null keeps the place of one that is not set. */
export class Headers {
  private readonly values = new Map<string, string | null>([
    ...sevenTagRoster,
    ...supplementalTags.split(' ').map((name): [string, null] => [name, null]),
  ])

  get(name: string): string | null {
    return this.values.get(name) ?? null
  }

  has(name: string): boolean {
    return this.values.has(name)
  }

  /** Without a value, a tag of the roster says again that nothing is known, and another is taken away. */
  set(name: string, value: string | null | undefined): void {
    this.values.set(name, value ?? sevenTagRoster.find(([tag]) => tag === name)?.[1] ?? null)
  }

  setStart(fen: string | null): void {
    this.values.set('SetUp', fen === null ? null : '1')
    this.values.set('FEN', fen)
  }

  withPlaceholders(): Record<string, string | null> {
    return Object.fromEntries(this.values)
  }

  present(): Record<string, string> {
    return Object.fromEntries(
      [...this.values].filter((entry): entry is [string, string] => entry[1] !== null),
    )
  }
}
