import { basename } from 'node:path'
import { handSignatures, type Network } from '@rookery/engine'
import { RECORD_SIZE } from '../data/record.ts'
import type { Arrays } from './checkpoint.ts'
import type { Corpus } from './corpus.ts'
import type { Progress } from './progress.ts'
import { dequantise, quantise, stepChoices } from './quantise.ts'
import { createTrainingMemory, TrainerCore } from './trainer-core.ts'

/** Enough to tell which steps are best. */
const MOST_LOOKED_AT = 200_000

export interface ExportedNetwork {
  readonly network: Network
  /** Mean squared errors on games that were not trained on: before rounding, and after. */
  readonly loss: number
  readonly quantisedLoss: number
}

/** The trained network in whole numbers, with the steps that cost least on unseen games; none where no steps fit. */
export function exportNetwork(
  { settings, files, history }: Progress,
  { weights }: Arrays,
  corpus: Corpus,
  about: { readonly date: string; readonly trainer: string },
): ExportedNetwork | undefined {
  const room = Math.min(corpus.validationPositions, MOST_LOOKED_AT)
  const core = new TrainerCore(createTrainingMemory(settings, 1, room), settings, 0, 1)
  const count = copyValidation(corpus, core.records, room)
  const lossOf = (tried: Float32Array) => {
    core.weights.set(tried)
    return core.measure(0, count, settings.resultShare, settings.scale) / count
  }
  const provenance = {
    ...about,
    settings,
    // By name: a folder says nothing to whom the network is given.
    data: files.map(({ file, games }) => ({ file: basename(file), games })),
    positions: corpus.trainingPositions,
    losses: history.at(-1),
  }
  const game = settings.variant === 'minichess' ? 'minichess' : 'standard'
  const hand = settings.isAlone ? {} : { handSignature: handSignatures[game] }
  const tried = stepChoices(weights, settings).map((steps) => {
    const network = { ...quantise(weights, settings, steps, settings.scale, provenance), ...hand }
    return { network, quantisedLoss: lossOf(dequantise(network)) }
  })
  const [best] = tried.sort((a, b) => a.quantisedLoss - b.quantisedLoss)
  return best && { ...best, loss: lossOf(weights) }
}

function copyValidation(corpus: Corpus, into: Uint8Array, room: number): number {
  let count = 0
  for (const block of corpus.blocks) {
    const size = block.validation.reduce((sum, run) => sum + run.count, 0)
    if (count + size > room) break
    count += corpus.copy(block, 'validation', into.subarray(count * RECORD_SIZE))
  }
  return count
}
