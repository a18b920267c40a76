import type { Square } from '../square.ts'

/** Where a square's upper left corner is, in hundredths of a square. */
export type Place = (square: Square) => Point

export interface Point {
  readonly x: number
  readonly y: number
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text and values come from callers: nothing in them is markup, and what XML cannot hold is left out. */
export const escapeXml = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (sign) => escapes[sign]!)

export function makeTag(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text = '',
  children = '',
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
  return `<${name}${list.join('')}>${escapeXml(text)}${children}</${name}>`
}
