import type { Limits } from '@rookery/players'
import type { Move } from '@rookery/rules'
import type { KeptThought } from '../../game/kept-thought.ts'

/** Whatever the thought had, nobody waits longer for a second one. */
const longestMs = 10_000

/** As much thought for the person's move as the mind gave to its own. */
export function limitsFor(thought: KeptThought, move: Move): Limits {
  const rootMoves = [move]
  switch (thought.kind) {
    case 'owl':
    case 'heron':
    case 'kestrel':
    case 'wren':
      return { depth: thought.depth, timeMs: longestMs, rootMoves }
    case 'raven':
      return { nodes: Math.max(1000, thought.nodes), timeMs: longestMs, rootMoves }
    case 'parrot':
      return thought.fallback ? limitsFor(thought.fallback.thought, move) : { rootMoves }
    case 'fledgling':
    case 'magpie':
    case 'interrupted':
      return { timeMs: longestMs, rootMoves }
  }
}
