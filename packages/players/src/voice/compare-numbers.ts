import type { Position } from '@rookery/rules'
import type { Thought } from '../thought.ts'
import type { Voice } from './voice.ts'

/** The mind's numbers for its own move and for another, side by side, as far as both have them. */
export function compareNumbers(
  voice: Voice,
  chosen: Thought,
  asked: Thought,
  position: Position,
  side = position.turn,
): { readonly name: string; readonly chosen: string; readonly asked: string }[] {
  if (chosen.kind !== asked.kind) return []
  const others = new Map(voice.numbers(asked, position, side).map(([name, value]) => [name, value]))
  return voice.numbers(chosen, position, side).flatMap(([name, value, meaning]) => {
    const other = others.get(name)
    const told = meaning === undefined ? name : `${name} (${meaning})`
    return other === undefined ? [] : [{ name: told, chosen: value, asked: other }]
  })
}
