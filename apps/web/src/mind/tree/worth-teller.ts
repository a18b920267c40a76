import { makeScore, type SearchThought, type Voice } from '@rookery/players'
import type { Color, Position } from '@rookery/rules'

/**
 * What a value of a search's tree means, in words from one side. Values are given from that side; the voice reads them as the mind
 * counts, which may be from the other.
 */
export function worthTeller(
  voice: Voice,
  told: SearchThought,
  position: Position,
  side: Color,
): (value: number) => string {
  const isTurned = told.details.perspective !== side
  return (value) => makeScore(voice.treeScore(isTurned ? 0 - value : value, told, position), side)
}
