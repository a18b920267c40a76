/** How the details of a mind's thoughts are kept, where they are not small plain data that JSON can hold. */
export interface ThoughtForm<Details = unknown> {
  /** What the large parts take in memory. */
  bytes(details: Details): number
  /** The details without what is too large to be kept. */
  lighten(details: Details): Details
  /** What `JSON.stringify` can write of all of it. */
  toJson(details: Details): unknown
  /** Whether something that was saved can be told and drawn again. */
  isWhole(details: Readonly<Record<string, unknown>>): boolean
}
