import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import type { CorpusFile } from './corpus.ts'
import type { TrainSettings } from './settings.ts'
import { countParameters } from './trainer-core.ts'

/** How one epoch went: mean squared errors in expected score. */
export interface EpochLosses {
  readonly epoch: number
  readonly training: number
  readonly validation: number
}

/** Where a training stands, between two chunks. */
export interface Progress {
  readonly settings: TrainSettings
  readonly files: readonly CorpusFile[]
  /** Counts from 0. */
  readonly epoch: number
  /** Blocks of this epoch that have been learned from. */
  readonly blocks: number
  /** Of this epoch so far: positions and the sum of their errors. */
  readonly seen: number
  readonly loss: number
  /** Of the whole training. */
  readonly steps: number
  readonly history: readonly EpochLosses[]
}

/** The three arrays of a training, as its core has them. */
export interface Arrays {
  readonly weights: Float32Array
  readonly firstMoments: Float32Array
  readonly secondMoments: Float32Array
}

export type CheckpointFault = Fault<'checkpoint-missing' | 'checkpoint-broken'>

const MAGIC = 'rookery-training-1\n'

/** Replaces the file in one step, so that there is always a whole one. */
export function writeCheckpoint(file: string, progress: Progress, arrays: Arrays): void {
  const text = `${MAGIC}${JSON.stringify(progress)}\n`
  const floats = [arrays.weights, arrays.firstMoments, arrays.secondMoments]
  const bytes = floats.map((array) => Buffer.from(array.slice().buffer))
  writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(text), ...bytes]))
  renameSync(`${file}.new`, file)
}

export function readCheckpoint(
  file: string,
): Result<{ progress: Progress; arrays: Arrays }, CheckpointFault> {
  const broken = (message: string): Result<never, CheckpointFault> =>
    err({ code: 'checkpoint-broken', message: `${file} ${message}` })
  if (!existsSync(file)) return err({ code: 'checkpoint-missing', message: `there is no ${file}` })
  const bytes = readFileSync(file)
  if (bytes.subarray(0, MAGIC.length).toString('latin1') !== MAGIC)
    return broken('is no checkpoint of a training')
  const end = bytes.indexOf('\n', MAGIC.length)
  let progress: Progress
  try {
    progress = JSON.parse(bytes.subarray(MAGIC.length, end).toString())
  } catch {
    return broken('has an unreadable head')
  }
  const count = countParameters(progress.settings?.width)
  const floats = bytes.subarray(end + 1)
  if (!(floats.length === count * 12)) return broken('is cut off, or of another shape than it says')
  // A copy, because floats must begin at a multiple of four.
  const all = new Float32Array(floats.buffer.slice(floats.byteOffset, floats.byteOffset + floats.length))
  const part = (index: number) => all.subarray(index * count, (index + 1) * count)
  return ok({ progress, arrays: { weights: part(0), firstMoments: part(1), secondMoments: part(2) } })
}
