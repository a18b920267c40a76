/** A move by its squares, each as the small letters of UCI: `promotion` is empty where none is written. */
export interface Coordinates {
  readonly from: string
  readonly to: string
  readonly promotion: string
}

const PATTERN = /^([a-h][1-8])[-x:]?([a-h][1-8])(?:[=/]?([pnbrqk])|\(([pnbrqk])\))?$/i

/**
 * Two squares, in small letters or capitals, with or without a sign between them. B1d2 alone is none: it is the SAN of
 * a bishop that comes from the first rank.
 */
export function readCoordinates(text: string): Coordinates | undefined {
  const digit = text.charCodeAt(1)
  if (text.length < 4 || digit < 49 || digit > 56) return undefined
  const [, from, to, letter, bracketed] = PATTERN.exec(text) ?? []
  if (from === undefined || to === undefined) return undefined
  if (from[0] === 'B' && to === to.toLowerCase()) return undefined
  return {
    from: from.toLowerCase(),
    to: to.toLowerCase(),
    promotion: (letter ?? bracketed ?? '').toLowerCase(),
  }
}
