import type { PositionSource } from './position-file.ts'
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
export interface HumanProgress {
  readonly settings: HumanTrainSettings
  readonly sources: readonly PositionSource[]
  /** Counts from 0. */
  readonly epoch: number
  /** Games of this epoch that have been learned from. */
  readonly games: number
  /** Of this epoch so far: positions and the sum of their losses. */
  readonly seen: number
  readonly loss: number
  /** Of the whole training. */
  readonly steps: number
  readonly history: readonly HumanEpoch[]
}

/** Whether a value from outside is a HumanProgress in all its parts. */
export function isHumanProgress(value: unknown): value is HumanProgress {
  return (
    isRecord(value) &&
    isSettings(value.settings) &&
    isListOf(value.sources, ({ file, bytes }) => typeof file === 'string' && isCount(bytes)) &&
    [value.epoch, value.games, value.seen, value.steps].every(isCount) &&
    isAmount(value.loss) &&
    isListOf(
      value.history,
      ({ epoch, training, heldOut, first }) => isCount(epoch) && [training, heldOut, first].every(isAmount),
    )
  )
}

function isSettings(value: unknown): value is HumanTrainSettings {
  if (!isRecord(value)) return false
  const { width, narrow, epochs, batch, threads, rate, lastRate, decay, dropout, seed } = value
  return (
    [width, narrow].every((size) => isCount(size) && size >= 16 && size <= 1024 && size % 16 === 0) &&
    (narrow as number) <= (width as number) &&
    [epochs, batch, threads].every((count) => isCount(count) && count > 0) &&
    [rate, lastRate, decay, dropout].every(isAmount) &&
    isCount(seed)
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isListOf = (value: unknown, isPart: (part: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((part) => isRecord(part) && isPart(part))

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0
