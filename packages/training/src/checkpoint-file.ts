import { readFileSync, statSync } from 'node:fs'
import { replaceFile } from '@rookery/experience/node'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'

/** The three arrays of a training, as its core has them. */
export interface Arrays {
  readonly weights: Float32Array
  readonly firstMoments: Float32Array
  readonly secondMoments: Float32Array
}

export type CheckpointFault = Fault<'checkpoint-missing' | 'checkpoint-broken'>

/** One trainer's checkpoints: how they begin, what their head must be, and how many weights it asks for. */
export interface CheckpointKind<Progress> {
  readonly magic: string
  readonly schema: v.GenericSchema<Progress>
  readonly countParameters: (progress: Progress) => number
}

/** Far more than the widest network has. */
const MOST_BYTES = 1 << 28

/** Replaces the file in one step, so that there is always a whole one; it survives a loss of power. */
export function writeCheckpointFile<Progress>(
  { magic }: CheckpointKind<Progress>,
  file: string,
  progress: Progress,
  arrays: Arrays,
): void {
  const text = `${magic}${JSON.stringify(progress)}\n`
  const floats = [arrays.weights, arrays.firstMoments, arrays.secondMoments]
  replaceFile(file, text, ...floats.map((array) => new Uint8Array(array.slice().buffer)))
}

/** Trouble with the disk is thrown as the system's error. */
export function readCheckpointFile<Progress>(
  { magic, schema, countParameters }: CheckpointKind<Progress>,
  file: string,
): Result<{ progress: Progress; arrays: Arrays }, CheckpointFault> {
  const broken = (message: string): Result<never, CheckpointFault> =>
    err({ code: 'checkpoint-broken', message: `${file} ${message}` })
  const missing = (message: string): Result<never, CheckpointFault> =>
    err({ code: 'checkpoint-missing', message })
  const kind = statSync(file, { throwIfNoEntry: false })
  if (kind === undefined) return missing(`there is no ${file}`)
  if (!kind.isFile()) return broken('is no file')
  // Where nothing is kept nothing can be lost: a loss of power left such files once.
  if (kind.size === 0) return missing(`${file} is empty`)
  if (kind.size > MOST_BYTES) return broken('is no checkpoint of a training')
  const bytes = readFileSync(file)
  if (bytes.subarray(0, magic.length).toString('latin1') !== magic)
    return broken('is no checkpoint of a training')
  const end = bytes.indexOf('\n', magic.length)
  let progress: unknown
  try {
    progress = JSON.parse(bytes.subarray(magic.length, end).toString())
  } catch {
    return broken('has an unreadable head')
  }
  if (!v.is(schema, progress)) return broken('has a head that says nothing of where a training stands')
  const count = countParameters(progress)
  const floats = bytes.subarray(end + 1)
  if (!(floats.length === count * 12)) return broken('is cut off, or of another shape than it says')
  // A copy, because floats must begin at a multiple of four.
  const all = new Float32Array(floats.buffer.slice(floats.byteOffset, floats.byteOffset + floats.length))
  const part = (index: number) => all.subarray(index * count, (index + 1) * count)
  return ok({ progress, arrays: { weights: part(0), firstMoments: part(1), secondMoments: part(2) } })
}
