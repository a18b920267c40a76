export {
  type Arrays,
  type CheckpointFault,
  type EpochLosses,
  type Progress,
  readCheckpoint,
} from './checkpoint.ts'
export { Corpus, type CorpusFile } from './corpus.ts'
export { type ExportedNetwork, exportNetwork } from './export.ts'
export { makeLossPlot, makeSparkline } from './loss-plot.ts'
export { defaultTrainSettings, type TrainSettings } from './settings.ts'
export { beginTraining, type TrainOptions, train } from './train.ts'
export { countParameters, flips, INPUTS, type TrainedVariant, TrainerCore } from './trainer-core.ts'
