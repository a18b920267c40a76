import { countInputs, type Network } from '@rookery/engine'
import { createRandom } from '@rookery/rules'
import { DataError } from '../data/read-data.ts'
import { RECORD_SIZE } from '../data/record.ts'
import { learnChunk, orderOfEpoch, runEpochs, type Trainer, type TrainingOptions } from '../epochs.ts'
import { beginAs } from './begin-as.ts'
import { writeCheckpoint } from './checkpoint.ts'
import type { Corpus } from './corpus.ts'
import { Crew } from './crew.ts'
import type { Progress } from './progress.ts'
import { MOST_WEIGHT, rateAt, type TrainSettings } from './settings.ts'
import type { TrainerCore } from './trainer-core.ts'

/** Records shuffled together, where there are so many. */
const CHUNK = 1 << 20

export interface TrainOptions extends TrainingOptions<Progress> {
  readonly corpus: Corpus
  /** What a training without a checkpoint begins as; its name is in the settings. */
  readonly from?: Network
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
export async function train({ corpus, from, ...options }: TrainOptions): Promise<Progress> {
  const { settings, blocks } = options.progress
  if (blocks >= corpus.blocks.length)
    throw new DataError(`the training stands at block ${blocks}, but its data has fewer`)
  const room = Math.max(CHUNK, ...corpus.blocks.map(({ size }) => size))
  const crew = new Crew(settings, settings.threads, room)
  const { core } = crew
  const trainer: Trainer<Progress> = {
    core,
    drawWeights() {
      drawWeights(core, settings)
      if (from) beginAs(from, core.weights, settings)
    },
    write: (checkpoint, progress) => writeCheckpoint(checkpoint, progress, core),
    partOfEpoch: (progress) => progress.blocks / corpus.blocks.length,
    trainChunk(progress) {
      const { count, blocks } = loadChunk(core, corpus, progress, room)
      core.shuffle(count, settings.seed * 2 ** 20 + progress.steps)
      return learnChunk(
        trainer,
        progress,
        { ...progress, blocks },
        {
          count,
          rateAt: (part) => rateAt(settings, part),
          work: (order) =>
            crew.work({
              kind: 'train',
              target: settings,
              ...order,
              decay: settings.decay,
              most: MOST_WEIGHT,
            }),
        },
      )
    },
    endEpoch: (progress) => endEpoch(crew, corpus, progress, room),
  }
  try {
    return await runEpochs(trainer, options)
  } finally {
    await crew.dismiss()
  }
}

/** Small random weights; the bias lets most neurons begin inside of their range. */
function drawWeights({ weights }: TrainerCore, { width, states, seed }: TrainSettings): void {
  const random = createRandom(seed)
  const spread = (most: number) => (2 * random.next() - 1) * most
  const bias = countInputs(states) * width
  const output = bias + width
  const last = output + 2 * width
  for (let i = 0; i < bias; i++) weights[i] = spread(0.1)
  weights.fill(0.2, bias, output)
  for (let i = output; i < last; i++) weights[i] = spread(1 / Math.sqrt(2 * width))
}

/** Copies as many blocks as there is room for, in the order of the epoch; says how many positions, and up to which block. */
function loadChunk(
  core: TrainerCore,
  corpus: Corpus,
  progress: Progress,
  room: number,
): { readonly count: number; readonly blocks: number } {
  const order = orderOfEpoch(corpus.blocks, progress)
  let count = 0
  let { blocks } = progress
  for (; blocks < order.length && count + order[blocks]!.size <= room; blocks++)
    count += corpus.copy(order[blocks]!, 'training', core.records.subarray(count * RECORD_SIZE))
  return { count, blocks }
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
