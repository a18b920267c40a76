import type { CorpusFile } from './corpus.ts'
import type { TrainSettings } from './settings.ts'
import { flips } from './trainer-core.ts'

/** How one epoch went: mean squared errors in expected score. */
export interface EpochLosses {
  readonly epoch: number
  readonly training: number
  readonly validation: number
}

/** Where a training stands, between two chunks. */
export interface Progress {
  readonly settings: TrainSettings
  readonly files: readonly CorpusFile[]
  /** Counts from 0. */
  readonly epoch: number
  /** Blocks of this epoch that have been learned from. */
  readonly blocks: number
  /** Of this epoch so far: positions and the sum of their errors. */
  readonly seen: number
  readonly loss: number
  /** Of the whole training. */
  readonly steps: number
  readonly history: readonly EpochLosses[]
}

/** Whether a value from outside is a Progress in all its parts. */
export function isProgress(value: unknown): value is Progress {
  return (
    isRecord(value) &&
    isSettings(value.settings) &&
    isListOf(value.files, ({ file, games }) => typeof file === 'string' && isCount(games)) &&
    [value.epoch, value.blocks, value.seen, value.steps].every(isCount) &&
    (value.epoch as number) <= value.settings.epochs &&
    isAmount(value.loss) &&
    isListOf(
      value.history,
      ({ epoch, training, validation }) => isCount(epoch) && isAmount(training) && isAmount(validation),
    )
  )
}

function isSettings(value: unknown): value is TrainSettings {
  if (!isRecord(value)) return false
  const { variant, width, epochs, batch, threads, scale, isAlone, seed } = value
  return (
    typeof variant === 'string' &&
    Object.hasOwn(flips, variant) &&
    [width, epochs, batch, threads].every((count) => isCount(count) && count > 0) &&
    (width as number) % 16 === 0 &&
    [value.rate, value.lastRate, value.decay, value.resultShare].every(isAmount) &&
    isAmount(scale) &&
    scale > 0 &&
    typeof isAlone === 'boolean' &&
    isCount(seed)
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isListOf = (value: unknown, isPart: (part: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((part) => isRecord(part) && isPart(part))

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0
