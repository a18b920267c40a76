import { createRandom } from '@rookery/rules'
import { learnChunk, orderOfEpoch, runEpochs, type Trainer, type TrainingOptions } from '../epochs.ts'
import { writeHumanCheckpoint } from './checkpoint.ts'
import { Crew } from './crew.ts'
import { drawWeights } from './draw-weights.ts'
import { type GameRun, type PositionFile, splitGames } from './position-file.ts'
import type { HeldOut, HumanProgress } from './progress.ts'
import { type HumanTrainSettings, humanRateAt } from './settings.ts'

/** The first plies are known by heart; how well a network knows people is asked of what comes then. */
const OPENING_PLIES = 10

export interface HumanTrainOptions extends TrainingOptions<HumanProgress> {
  readonly positions: PositionFile
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
export async function trainHuman({ positions, ...options }: HumanTrainOptions): Promise<HumanProgress> {
  const { settings } = options.progress
  const { training, heldOut } = splitGames(positions.games, settings.seed)
  const { decay, dropout, seed } = settings
  const crew = new Crew(settings)
  const { core } = crew
  const trainer: Trainer<HumanProgress> = {
    core,
    drawWeights: () => drawWeights(core.weights, settings),
    write: (checkpoint, progress) => writeHumanCheckpoint(checkpoint, progress, core),
    partOfEpoch: ({ games }) => games / training.length,
    trainChunk(progress) {
      const { games, count } = crew.load(positions, orderOfEpoch(training, progress).slice(progress.games))
      crew.shuffle(count, createRandom(seed * 2 ** 20 + progress.steps))
      return learnChunk(
        trainer,
        progress,
        { ...progress, games: progress.games + games },
        {
          count,
          rateAt: (part) => humanRateAt(settings, part),
          work: (order) => crew.train({ ...order, decay, dropout, seed }),
        },
      )
    },
    endEpoch: (progress) => endEpoch(crew, positions, heldOut, progress),
  }
  try {
    return await runEpochs(trainer, options)
  } finally {
    await crew.dismiss()
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
