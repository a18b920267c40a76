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
import type { Limits } from '../player.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'

/** Always the first message: which mind to be. */
export interface Wake {
  readonly kind: 'wake'
  readonly id: string
  readonly settings: Settings
  readonly seed: number
  /** Holds the number of the newest job that was asked to stop; absent where memory cannot be shared. */
  readonly stopFlag: Int32Array | undefined
}

export type Request =
  | { readonly kind: 'ready' }
  | { readonly kind: 'think'; readonly game: WireGame; readonly limits: Limits }
  | { readonly kind: 'draw'; readonly game: WireGame }

export interface Answers {
  ready: undefined
  think: Thought | undefined
  draw: boolean
}

/** Jobs are numbered upwards for the life of a player, so that no message can be taken for another job's. */
export type Job = Request & { readonly job: number }

export type Order = Wake | Job | { readonly kind: 'stop'; readonly job: number }

export type Reply =
  | { readonly kind: 'thought'; readonly job: number; readonly thought: Thought }
  | { readonly kind: 'done'; readonly job: number; readonly answer: Answers[keyof Answers] }
  | {
      readonly kind: 'failed'
      readonly job: number
      readonly message: string
      readonly stack: string | undefined
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
