import { manStates } from '@rookery/engine'
import * as v from 'valibot'
import type { EpochProgress } from '../epochs.ts'
import { amount, count, positive } from '../schemas.ts'
import type { CorpusFile } from './corpus.ts'
import type { TrainSettings } from './settings.ts'
import { flips, type TrainedVariant } from './trainer-core.ts'

/** How one epoch went: mean squared errors in expected score. */
export interface EpochLosses {
  readonly epoch: number
  readonly training: number
  readonly validation: number
}

/** Where a training stands, between two chunks. */
export interface Progress extends EpochProgress {
  readonly settings: TrainSettings
  readonly files: readonly CorpusFile[]
  /** Blocks of this epoch that have been learned from. */
  readonly blocks: number
  readonly history: readonly EpochLosses[]
}

const settingsSchema = v.object({
  variant: v.picklist(Object.keys(flips) as TrainedVariant[]),
  width: v.pipe(positive, v.multipleOf(16)),
  states: v.picklist(manStates),
  epochs: positive,
  batch: positive,
  rate: amount,
  lastRate: amount,
  decay: amount,
  resultShare: amount,
  scale: v.pipe(amount, v.gtValue(0)),
  isAlone: v.boolean(),
  from: v.string(),
  seed: count,
  threads: positive,
})

export const progressSchema = v.pipe(
  v.object({
    settings: settingsSchema,
    files: v.array(v.object({ file: v.string(), games: count })),
    epoch: count,
    blocks: count,
    seen: count,
    loss: amount,
    steps: count,
    history: v.array(v.object({ epoch: count, training: amount, validation: amount })),
  }),
  v.check(({ epoch, settings }) => epoch <= settings.epochs),
)
