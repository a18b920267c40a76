import type { Thought } from '@rookery/players'
import type { Position } from '@rookery/rules'
import { describeFledgling } from './fledgling.ts'
import { describeKestrel } from './kestrel.ts'
import { describeMagpie } from './magpie.ts'
import { describeParrot } from './parrot.ts'
import { describeRaven } from './raven.ts'
import { describeSearch } from './search.ts'
import type { ThoughtText } from './thought-text.ts'
import { describeWren } from './wren.ts'

/** `position` is the one that was thought about. */
export function describeThought(thought: Thought, position: Position): ThoughtText {
  switch (thought.kind) {
    case 'fledgling':
      return describeFledgling(thought, position)
    case 'magpie':
      return describeMagpie(thought, position)
    case 'interrupted':
      return { reason: 'was stopped before it had an idea', counts: [], lines: [] }
    case 'heron':
    case 'owl':
      return describeSearch(thought, position)
    case 'kestrel':
      return describeKestrel(thought, position)
    case 'parrot':
      return describeParrot(thought, position, describeThought)
    case 'raven':
      return describeRaven(thought, position)
    case 'wren':
      return describeWren(thought, position)
  }
}

export { makeWheelTable } from './parrot.ts'
export { makeScore, makeTable, makeVerdict, type Score, type ThoughtText } from './thought-text.ts'
