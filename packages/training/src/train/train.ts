import { createRandom } from '@rookery/rules'
import { DataError } from '../data/read-data.ts'
import { RECORD_SIZE } from '../data/record.ts'
import { type Arrays, writeCheckpoint } from './checkpoint.ts'
import type { Block, Corpus } from './corpus.ts'
import { Crew } from './crew.ts'
import type { Progress } from './progress.ts'
import { MOST_WEIGHT, rateAt, type TrainSettings } from './settings.ts'
import { INPUTS, type TrainerCore } from './trainer-core.ts'

/** Records shuffled together, where there are so many. */
const CHUNK = 1 << 20

export interface TrainOptions {
  readonly corpus: Corpus
  /** Where to go on, or where to begin. */
  readonly progress: Progress
  /** Those of a checkpoint; without them the network is drawn anew. */
  readonly arrays?: Arrays
  /** The file that is written after every chunk and at the end. */
  readonly checkpoint: string
  readonly signal: AbortSignal
  /** After every chunk; `part` is how much of the training is done, 0 to 1. */
  readonly report: (progress: Progress, part: number) => void
}

export const beginTraining = (settings: TrainSettings, corpus: Corpus): Progress => ({
  settings,
  files: corpus.files,
  epoch: 0,
  blocks: 0,
  seen: 0,
  loss: 0,
  steps: 0,
  history: [],
})

/** Trains until all epochs are done or the signal is given, and resolves to where it stands then. */
export async function train(options: TrainOptions): Promise<Progress> {
  const { corpus, checkpoint, signal, report } = options
  const { settings } = options.progress
  const room = Math.max(CHUNK, ...corpus.blocks.map(({ size }) => size))
  let progress = options.progress
  if (progress.blocks >= corpus.blocks.length)
    throw new DataError(`the training stands at block ${progress.blocks}, but its data has fewer`)
  const crew = new Crew(settings, settings.threads, room)
  try {
    if (options.arrays) restore(crew.core, options.arrays)
    else drawWeights(crew.core, settings)
    // At once, so that a file which cannot be written is not found out after hours.
    writeCheckpoint(checkpoint, progress, crew.core)
    while (progress.epoch < settings.epochs && !signal.aborted) {
      progress = await trainChunk(crew, corpus, progress, room)
      if (progress.blocks === corpus.blocks.length) progress = await endEpoch(crew, corpus, progress, room)
      writeCheckpoint(checkpoint, progress, crew.core)
      report(progress, partDone(progress, corpus))
    }
    return progress
  } finally {
    await crew.dismiss()
  }
}

function restore(core: TrainerCore, { weights, firstMoments, secondMoments }: Arrays): void {
  core.weights.set(weights)
  core.firstMoments.set(firstMoments)
  core.secondMoments.set(secondMoments)
}

/** Small random weights; the bias lets most neurons begin inside of their range. */
function drawWeights({ weights }: TrainerCore, { width, seed }: TrainSettings): void {
  const random = createRandom(seed)
  const spread = (most: number) => (2 * random.next() - 1) * most
  const bias = INPUTS * width
  const output = bias + width
  const last = output + 2 * width
  for (let i = 0; i < bias; i++) weights[i] = spread(0.1)
  weights.fill(0.2, bias, output)
  for (let i = output; i < last; i++) weights[i] = spread(1 / Math.sqrt(2 * width))
}

/** The blocks of an epoch in its own order. */
function orderBlocks(blocks: readonly Block[], seed: number, epoch: number): Block[] {
  return createRandom(seed * 100_003 + epoch).shuffle([...blocks])
}

const partDone = ({ settings, epoch, blocks }: Progress, corpus: Corpus): number =>
  Math.min(1, (epoch + blocks / corpus.blocks.length) / settings.epochs)

async function trainChunk(crew: Crew, corpus: Corpus, progress: Progress, room: number): Promise<Progress> {
  const { settings, epoch, steps } = progress
  const { core } = crew
  const order = orderBlocks(corpus.blocks, settings.seed, epoch)
  let count = 0
  let blocks = progress.blocks
  for (; blocks < order.length && count + order[blocks]!.size <= room; blocks++) {
    count += corpus.copy(order[blocks]!, 'training', core.records.subarray(count * RECORD_SIZE))
  }
  core.shuffle(count, settings.seed * 2 ** 20 + steps)
  // What is left over by the last batch is dropped: other positions are, in the next epoch.
  const batch = Math.min(settings.batch, count)
  const batches = Math.floor(count / batch)
  const before = partDone(progress, corpus)
  const after = partDone({ ...progress, blocks }, corpus)
  const rates = Array.from({ length: batches }, (_, index) =>
    rateAt(settings, before + ((after - before) * index) / batches),
  )
  const loss = await crew.work({
    kind: 'train',
    target: settings,
    batch,
    rates,
    decay: settings.decay,
    most: MOST_WEIGHT,
    step: steps + 1,
  })
  return {
    ...progress,
    blocks,
    seen: progress.seen + batches * batch,
    loss: progress.loss + loss,
    steps: steps + batches,
  }
}

async function endEpoch(crew: Crew, corpus: Corpus, progress: Progress, room: number): Promise<Progress> {
  const { epoch, seen, loss, history } = progress
  const validation = await validate(crew, corpus, progress.settings, room)
  return {
    ...progress,
    epoch: epoch + 1,
    blocks: 0,
    seen: 0,
    loss: 0,
    history: [...history, { epoch: epoch + 1, training: loss / seen, validation }],
  }
}

/** The mean squared error over all games that are not trained on. */
async function validate(crew: Crew, corpus: Corpus, target: TrainSettings, room: number): Promise<number> {
  let sum = 0
  let count = 0
  const measure = async () => {
    sum += await crew.work({ kind: 'measure', target, count })
    count = 0
  }
  for (const block of corpus.blocks) {
    const size = block.validation.reduce((total, run) => total + run.count, 0)
    if (count + size > room) await measure()
    count += corpus.copy(block, 'validation', crew.core.records.subarray(count * RECORD_SIZE))
  }
  await measure()
  return sum / corpus.validationPositions
}
