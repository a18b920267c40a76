import { setImmediate } from 'node:timers/promises'
import { SoloCore } from '@rookery/engine/core'
import { readCore } from '@rookery/engine/core/node'
import { err, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'
import type { DataReader, ReadFault } from '../data/read-data.ts'
import type { Sample } from '../data/record.ts'
import { count } from '../schemas.ts'
import type { ParamValue } from './params.ts'
import { readSpread } from './read-spread.ts'
import { findOtherSettings, readState, type StateFault, writeState } from './state-file.ts'

export interface EvaluationTuning {
  readonly reader: DataReader
  /** Positions to tune on, spread over the records. */
  readonly positions: number
  /** How often the evaluation is taken as linear anew. */
  readonly rounds: number
  /** Gradient steps in a round. */
  readonly epochs: number
  /** The file in which the values are kept after each round. */
  readonly state: string
  readonly signal: AbortSignal
  /** How far a round is, from 0 to 1, and once it descends the mean squared error in winning chances. */
  onProgress(round: number, part: number, error?: number): void
}

export interface TunedEvaluation {
  readonly values: readonly ParamValue[]
  readonly isComplete: boolean
}

/** By so much a parameter is moved to see what it changes. */
const STEP = 16
const RESULT_WEIGHT = 0.5
/** How strongly a parameter is held where it was, so that what is seldom seen does not run away. */
const HOLD = 2e-7
/** A parameter that fewer than one position in so many has is left alone. */
const RAREST = 5000

const worth = v.pipe(v.number(), v.integer(), v.minValue(-32_768), v.maxValue(32_767))
const stateSchema = v.object({
  records: v.string(),
  positions: count,
  rounds: count,
  values: v.array(v.tuple([worth, worth])),
})
type State = v.InferOutput<typeof stateSchema>

/** The positions that a parameter matters to, and by how much. */
interface Column {
  readonly at: Int32Array
  readonly by: Float32Array
}

/** What an earlier tuning has kept, if it fits the evaluation's parameters. */
export function readTunedValues(file: string): Result<State | undefined, StateFault> {
  const kept = readState(file, stateSchema)
  if (!kept.ok || kept.value === undefined) return kept
  const wanted = openCore().exports.paramCount()
  if (kept.value.values.length === wanted) return kept
  const message = `${file} holds ${kept.value.values.length} parameters, and the evaluation has ${wanted}`
  return err({ code: 'state-foreign', message })
}

/**
 * Tunes the hand-written evaluation on records of self-play. It is taken as linear around the present values: each parameter
 * is moved a little, the change of every position's score noted, and the sum of squared errors in winning chances brought
 * down by gradient steps.
 */
export async function tuneEvaluation(
  tuning: EvaluationTuning,
): Promise<Result<TunedEvaluation, StateFault | ReadFault>> {
  const { reader, positions, rounds, state, signal } = tuning
  const read = readTunedValues(state)
  if (!read.ok) return read
  const kept = read.value
  const settings = { records: reader.file, positions }
  const other =
    kept && findOtherSettings(state, { records: kept.records, positions: kept.positions }, settings)
  if (other) return err(other)
  const samples = await readSpread(reader, positions)
  if (!samples.ok) return samples
  const core = openCore()
  let values: ParamValue[] =
    kept?.values ??
    Array.from({ length: core.exports.paramCount() }, (_, i) => [
      core.exports.middleParam(i),
      core.exports.endParam(i),
    ])
  const targets = targetsOf(samples.value)
  let round = kept?.rounds ?? 0
  while (round < rounds && !signal.aborted) {
    setParams(core, values)
    const tuned = await tuneOnce(core, samples.value, targets, values, round + 1, tuning)
    if (tuned === undefined) break
    values = tuned
    round++
    writeState(state, { ...settings, rounds: round, values: values.map(([a, b]) => [a, b]) } satisfies State)
  }
  return ok({ values, isComplete: round >= rounds })
}

/** One round; nothing where it was stopped. */
async function tuneOnce(
  core: SoloCore,
  samples: readonly Sample[],
  { chances, scale }: Targets,
  values: readonly ParamValue[],
  round: number,
  { epochs, signal, onProgress }: EvaluationTuning,
): Promise<ParamValue[] | undefined> {
  const base = measure(core, samples)
  const columns: Column[] = []
  for (const [i, [middle, end]] of values.entries()) {
    for (const half of [0, 1]) {
      core.exports.setParam(i, middle + (half ? 0 : STEP), end + (half ? STEP : 0))
      columns.push(columnOf(base, measure(core, samples)))
    }
    core.exports.setParam(i, middle, end)
    onProgress(round, i / values.length / 2)
    await setImmediate()
    if (signal.aborted) return undefined
  }
  const descent = new Descent(columns, base, chances, scale)
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const error = descent.step(epoch, epoch < epochs * 0.6 ? 1 : 0.25)
    onProgress(round, 0.5 + epoch / epochs / 2, error)
    await setImmediate()
    if (signal.aborted) return undefined
  }
  const { changes } = descent
  return values.map(([middle, end], i) => [
    Math.round(middle + changes[i * 2]!),
    Math.round(end + changes[i * 2 + 1]!),
  ])
}

function openCore(): SoloCore {
  return new SoloCore(new WebAssembly.Module(readCore(true)), false, 1)
}

function setParams(core: SoloCore, values: readonly ParamValue[]): void {
  for (const [i, [middle, end]] of values.entries()) core.exports.setParam(i, middle, end)
}

/** Every position's score from White's side. */
function measure(core: SoloCore, samples: readonly Sample[]): Float32Array {
  core.forget()
  core.exports.prepareVariant(false)
  return Float32Array.from(samples, ({ board, isBlack }) => {
    const score = core.evaluate(board, isBlack)
    return isBlack ? -score : score
  })
}

function columnOf(base: Float32Array, moved: Float32Array): Column {
  const at: number[] = []
  for (let k = 0; k < moved.length; k++) if (moved[k] !== base[k]) at.push(k)
  return { at: Int32Array.from(at), by: Float32Array.from(at, (k) => (moved[k]! - base[k]!) / STEP) }
}

const sigmoid = (score: number, scale: number): number => 1 / (1 + Math.exp(-score / scale))

interface Targets {
  /** White's winning chances: half the game's result, half the search's score. */
  readonly chances: Float64Array
  readonly scale: number
}

function targetsOf(samples: readonly Sample[]): Targets {
  const results = samples.map(({ isBlack, result }) => (isBlack ? 2 - result : result) / 2)
  const scores = samples.map(({ isBlack, scoreCp }) => (isBlack ? -scoreCp : scoreCp))
  const scale = fitScale(scores, results)
  const chances = Float64Array.from(
    results,
    (result, i) => RESULT_WEIGHT * result + (1 - RESULT_WEIGHT) * sigmoid(scores[i]!, scale),
  )
  return { chances, scale }
}

/** The scale at which scores predict results best. */
function fitScale(scores: readonly number[], results: readonly number[]): number {
  const errorAt = (scale: number) =>
    scores.reduce((sum, score, i) => sum + (sigmoid(score, scale) - results[i]!) ** 2, 0)
  const scales = Array.from({ length: 40 }, (_, i) => 100 + 10 * i)
  const errors = scales.map(errorAt)
  return scales[errors.indexOf(Math.min(...errors))]!
}

/** Adam over the whole set. */
class Descent {
  /** Of each column's parameter. */
  readonly changes: Float64Array
  readonly #columns: readonly Column[]
  readonly #targets: Float64Array
  readonly #scale: number
  readonly #mean: Float64Array
  readonly #spread: Float64Array
  readonly #scores: Float64Array
  readonly #pull: Float64Array

  constructor(columns: readonly Column[], base: Float32Array, targets: Float64Array, scale: number) {
    this.#columns = columns
    this.#targets = targets
    this.#scale = scale
    this.changes = new Float64Array(columns.length)
    this.#mean = new Float64Array(columns.length)
    this.#spread = new Float64Array(columns.length)
    this.#scores = Float64Array.from(base)
    this.#pull = new Float64Array(base.length)
  }

  /** Gives the mean squared error before the step. */
  step(epoch: number, rate: number): number {
    const length = this.#scores.length
    let error = 0
    for (let k = 0; k < length; k++) {
      const chance = sigmoid(this.#scores[k]!, this.#scale)
      const miss = chance - this.#targets[k]!
      error += miss * miss
      this.#pull[k] = (2 * miss * chance * (1 - chance)) / this.#scale / length
    }
    for (const [c, column] of this.#columns.entries())
      if (column.at.length >= length / RAREST) this.#move(c, column, epoch, rate)
    return error / length
  }

  #move(c: number, { at, by }: Column, epoch: number, rate: number): void {
    let gradient = HOLD * this.changes[c]!
    for (let j = 0; j < at.length; j++) gradient += this.#pull[at[j]!]! * by[j]!
    const mean = 0.9 * this.#mean[c]! + 0.1 * gradient
    const spread = 0.999 * this.#spread[c]! + 0.001 * gradient * gradient
    this.#mean[c] = mean
    this.#spread[c] = spread
    const change = (-rate * (mean / (1 - 0.9 ** epoch))) / (Math.sqrt(spread / (1 - 0.999 ** epoch)) + 1e-12)
    this.changes[c] = this.changes[c]! + change
    for (let j = 0; j < at.length; j++) this.#scores[at[j]!] = this.#scores[at[j]!]! + change * by[j]!
  }
}
