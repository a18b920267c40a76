import { countParameters } from '@rookery/players/mynah'
import type { Result } from '@rookery/rules'
import {
  type Arrays,
  type CheckpointFault,
  type CheckpointKind,
  readCheckpointFile,
  writeCheckpointFile,
} from '../checkpoint-file.ts'
import { type HumanProgress, humanProgressSchema } from './progress.ts'

const kind: CheckpointKind<HumanProgress> = {
  magic: 'rookery-human-training-1\n',
  schema: humanProgressSchema,
  countParameters: ({ settings }) => countParameters(settings),
}

export const writeHumanCheckpoint = (file: string, progress: HumanProgress, arrays: Arrays): void =>
  writeCheckpointFile(kind, file, progress, arrays)

export const readHumanCheckpoint = (
  file: string,
): Result<{ progress: HumanProgress; arrays: Arrays }, CheckpointFault> => readCheckpointFile(kind, file)
