import * as v from 'valibot'
import type { EpochProgress } from '../epochs.ts'
import { amount, count, positive } from '../schemas.ts'
import { type PositionSource, sourceSchema } from './position-file.ts'
import type { HumanTrainSettings } from './settings.ts'

/** Of games that are not trained on, after the opening: nats a move, and the share of moves that were the first choice. */
export interface HeldOut {
  readonly heldOut: number
  readonly first: number
}

/** How one epoch went. */
export interface HumanEpoch extends HeldOut {
  readonly epoch: number
  /** Nats a move, with neurons dropped. */
  readonly training: number
}

/** Where a training stands, between two chunks. */
export interface HumanProgress extends EpochProgress {
  readonly settings: HumanTrainSettings
  readonly sources: readonly PositionSource[]
  /** Games of this epoch that have been learned from. */
  readonly games: number
  readonly history: readonly HumanEpoch[]
}

const size = v.pipe(count, v.minValue(16), v.maxValue(1024), v.multipleOf(16))

const settingsSchema = v.pipe(
  v.object({
    width: size,
    narrow: size,
    epochs: positive,
    batch: positive,
    threads: positive,
    rate: amount,
    lastRate: amount,
    decay: amount,
    dropout: amount,
    seed: count,
  }),
  v.check(({ width, narrow }) => narrow <= width),
)

export const humanProgressSchema = v.object({
  settings: settingsSchema,
  sources: v.array(sourceSchema),
  epoch: count,
  games: count,
  seen: count,
  loss: amount,
  steps: count,
  history: v.array(v.object({ epoch: count, training: amount, heldOut: amount, first: amount })),
})
