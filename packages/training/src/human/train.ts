import { createRandom } from '@rookery/rules'
import type { Arrays } from '../checkpoint-file.ts'
import { writeHumanCheckpoint } from './checkpoint.ts'
import { Crew } from './crew.ts'
import { drawWeights } from './draw-weights.ts'
import { type GameRun, type PositionFile, splitGames } from './position-file.ts'
import type { HeldOut, HumanProgress } from './progress.ts'
import { type HumanTrainSettings, humanRateAt } from './settings.ts'

/** The first plies are known by heart; how well a network knows people is asked of what comes then. */
const OPENING_PLIES = 10

export interface HumanTrainOptions {
  readonly positions: PositionFile
  /** Where to go on, or where to begin. */
  readonly progress: HumanProgress
  /** Those of a checkpoint; without them the network is drawn anew. */
  readonly arrays?: Arrays
  /** The file that is written after every chunk and at the end. */
  readonly checkpoint: string
  readonly signal: AbortSignal
  /** After every chunk; `part` is how much of the training is done, 0 to 1. */
  readonly report: (progress: HumanProgress, part: number) => void
}

export const beginHumanTraining = (settings: HumanTrainSettings, positions: PositionFile): HumanProgress => ({
  settings,
  sources: positions.sources,
  epoch: 0,
  games: 0,
  seen: 0,
  loss: 0,
  steps: 0,
  history: [],
})

/** Trains until all epochs are done or the signal is given, and resolves to where it stands then. */
export async function trainHuman(options: HumanTrainOptions): Promise<HumanProgress> {
  const { positions, checkpoint, signal, report } = options
  const { settings } = options.progress
  const { training, heldOut } = splitGames(positions.games, settings.seed)
  let progress = options.progress
  const crew = new Crew(settings)
  try {
    if (options.arrays) crew.restore(options.arrays)
    else drawWeights(crew.core.weights, settings)
    // At once, so that a file which cannot be written is not found out after hours.
    writeHumanCheckpoint(checkpoint, progress, crew.core)
    const total = settings.epochs * training.length
    const partDone = () => (progress.epoch * training.length + progress.games) / total
    while (progress.epoch < settings.epochs && !signal.aborted) {
      progress = await trainChunk(crew, positions, training, progress)
      if (progress.games === training.length) progress = await endEpoch(crew, positions, heldOut, progress)
      writeHumanCheckpoint(checkpoint, progress, crew.core)
      report(progress, partDone())
    }
    return progress
  } finally {
    await crew.dismiss()
  }
}

async function trainChunk(
  crew: Crew,
  positions: PositionFile,
  training: readonly GameRun[],
  progress: HumanProgress,
): Promise<HumanProgress> {
  const { settings, epoch, steps } = progress
  const order = createRandom(settings.seed * 100_003 + epoch).shuffle([...training])
  const { games, count } = crew.load(positions, order.slice(progress.games))
  crew.shuffle(count, createRandom(settings.seed * 2 ** 20 + steps))
  // What is left over by the last batch is dropped: other positions are, in the next epoch.
  const batch = Math.min(settings.batch, count)
  const batches = Math.floor(count / batch)
  const partAt = (inEpoch: number) => (epoch + inEpoch / training.length) / settings.epochs
  const before = partAt(progress.games)
  const after = partAt(progress.games + games)
  const rates = Array.from({ length: batches }, (_, index) =>
    humanRateAt(settings, before + ((after - before) * index) / batches),
  )
  const { decay, dropout, seed } = settings
  const loss = await crew.train({ batch, rates, decay, dropout, step: steps + 1, seed })
  return {
    ...progress,
    games: progress.games + games,
    seen: progress.seen + batches * batch,
    loss: progress.loss + loss,
    steps: steps + batches,
  }
}

async function endEpoch(
  crew: Crew,
  positions: PositionFile,
  heldOut: readonly GameRun[],
  progress: HumanProgress,
): Promise<HumanProgress> {
  const { epoch, seen, loss, history } = progress
  const held = await measureHeldOut(crew, positions, heldOut)
  return {
    ...progress,
    epoch: epoch + 1,
    games: 0,
    seen: 0,
    loss: 0,
    history: [...history, { epoch: epoch + 1, training: loss / seen, ...held }],
  }
}

/** How well the moves after the opening of games that are not trained on are foretold. */
export async function measureHeldOut(
  crew: Crew,
  positions: PositionFile,
  heldOut: readonly GameRun[],
): Promise<HeldOut> {
  let count = 0
  let loss = 0
  let first = 0
  for (let done = 0; done < heldOut.length; ) {
    const loaded = crew.load(positions, heldOut.slice(done))
    await crew.measure(loaded.count)
    for (let index = 0; index < loaded.count; index++) {
      if (crew.plyOf(index) < OPENING_PLIES) continue
      const measured = crew.core.measured(index)
      count++
      loss += measured.loss
      if (measured.above === 0) first++
    }
    done += loaded.games
  }
  return { heldOut: count === 0 ? 0 : loss / count, first: count === 0 ? 0 : first / count }
}
