import type { Result } from '@rookery/rules'
import {
  type Arrays,
  type CheckpointFault,
  type CheckpointKind,
  readCheckpointFile,
  writeCheckpointFile,
} from '../checkpoint-file.ts'
import { type Progress, progressSchema } from './progress.ts'
import { countParameters } from './trainer-core.ts'

export type { Arrays, CheckpointFault }

const kind: CheckpointKind<Progress> = {
  magic: 'rookery-training-1\n',
  schema: progressSchema,
  countParameters: ({ settings }) => countParameters(settings),
}

export const writeCheckpoint = (file: string, progress: Progress, arrays: Arrays): void =>
  writeCheckpointFile(kind, file, progress, arrays)

export const readCheckpoint = (
  file: string,
): Result<{ progress: Progress; arrays: Arrays }, CheckpointFault> => readCheckpointFile(kind, file)
