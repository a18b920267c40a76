import {
  describeFaults,
  type GameView,
  Line,
  type Move,
  makeFen,
  type Position,
  parsePosition,
  variantById,
} from '@rookery/rules'
import type { Surroundings } from '../mind.ts'
import type { Limits } from '../player.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'

/** Which mind a worker is to be. */
export interface Occupant {
  readonly id: string
  readonly settings: Settings
  readonly seed: number
  readonly surroundings?: Surroundings
  /** Where to find a mind that is not one of the house. */
  readonly module?: string
}

export interface MindCalls {
  readonly ready: object
  readonly think: {
    readonly given: { readonly game: WireGame; readonly limits: Limits }
    readonly report: Thought
    readonly answer: Thought | undefined
  }
  readonly draw: { readonly given: WireGame; readonly answer: boolean }
}

export interface WireGame {
  readonly variant: string
  readonly start: string
  readonly moves: readonly Move[]
}

export const packGame = ({ variant, start, moves }: GameView): WireGame => ({
  variant: variant.id,
  start: makeFen(start),
  moves,
})

export function unpackGame({ variant, start, moves }: WireGame): GameView {
  const first = parsePosition(start, variantById(variant))
  if (!first.ok) throw new Error(`cannot read ${start}: ${describeFaults(first.faults)}`)
  const positions: [Position, ...Position[]] = [first.value]
  for (const move of moves) positions.push(positions.at(-1)!.play(move))
  return new Line(positions, moves)
}
