import { createRandom } from '@rookery/rules'
import type { Arrays } from './checkpoint-file.ts'

/** Where any training stands, between two chunks. */
export interface EpochProgress {
  readonly settings: { readonly epochs: number; readonly batch: number; readonly seed: number }
  /** Counts from 0. */
  readonly epoch: number
  /** Of this epoch so far: positions and the sum of their losses. */
  readonly seen: number
  readonly loss: number
  /** Of the whole training. */
  readonly steps: number
}

export interface TrainingOptions<P> {
  /** Where to go on, or where to begin. */
  readonly progress: P
  /** Those of a checkpoint; without them the network is drawn anew. */
  readonly arrays?: Arrays
  /** The file that is written after every chunk and at the end. */
  readonly checkpoint: string
  readonly signal: AbortSignal
  /** After every chunk; `part` is how much of the training is done, 0 to 1. */
  readonly report: (progress: P, part: number) => void
}

/** What a trainer of one kind of network does its own way. */
export interface Trainer<P> {
  readonly core: Arrays
  drawWeights(): void
  write(checkpoint: string, progress: P): void
  /** How much of its epoch is done, 0 to 1. */
  partOfEpoch(progress: P): number
  trainChunk(progress: P): Promise<P>
  endEpoch(progress: P): Promise<P>
}

/** Of the whole training, 0 to 1. */
const partDone = <P extends EpochProgress>(trainer: Trainer<P>, progress: P): number =>
  Math.min(1, (progress.epoch + trainer.partOfEpoch(progress)) / progress.settings.epochs)

/** Trains until all epochs are done or the signal is given, and resolves to where it stands then. */
export async function runEpochs<P extends EpochProgress>(
  trainer: Trainer<P>,
  { progress: begun, arrays, checkpoint, signal, report }: TrainingOptions<P>,
): Promise<P> {
  const { core } = trainer
  let progress = begun
  if (arrays) {
    core.weights.set(arrays.weights)
    core.firstMoments.set(arrays.firstMoments)
    core.secondMoments.set(arrays.secondMoments)
  } else trainer.drawWeights()
  // At once, so that a file which cannot be written is not found out after hours.
  trainer.write(checkpoint, progress)
  while (progress.epoch < progress.settings.epochs && !signal.aborted) {
    progress = await trainer.trainChunk(progress)
    if (trainer.partOfEpoch(progress) === 1) progress = await trainer.endEpoch(progress)
    trainer.write(checkpoint, progress)
    report(progress, partDone(trainer, progress))
  }
  return progress
}

/** An epoch has an order of its own. */
export const orderOfEpoch = <T>(all: readonly T[], { settings, epoch }: EpochProgress): T[] =>
  createRandom(settings.seed * 100_003 + epoch).shuffle([...all])

export interface ChunkOrder {
  readonly batch: number
  /** The learning rate of each batch. */
  readonly rates: readonly number[]
  /** The number of the first step. */
  readonly step: number
}

/** Learns a chunk of so many positions, which leads from where the training stands to `after`. */
export async function learnChunk<P extends EpochProgress>(
  trainer: Trainer<P>,
  progress: P,
  after: P,
  chunk: {
    readonly count: number
    readonly rateAt: (part: number) => number
    /** Resolves to the sum of the losses. */
    readonly work: (order: ChunkOrder) => Promise<number>
  },
): Promise<P> {
  // What is left over by the last batch is dropped: other positions are, in the next epoch.
  const batch = Math.min(progress.settings.batch, chunk.count)
  const batches = Math.floor(chunk.count / batch)
  const from = partDone(trainer, progress)
  const to = partDone(trainer, after)
  const rates = Array.from({ length: batches }, (_, index) =>
    chunk.rateAt(from + ((to - from) * index) / batches),
  )
  const loss = await chunk.work({ batch, rates, step: progress.steps + 1 })
  return {
    ...after,
    seen: progress.seen + batches * batch,
    loss: progress.loss + loss,
    steps: progress.steps + batches,
  }
}
