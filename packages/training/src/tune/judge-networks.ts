import { setImmediate } from 'node:timers/promises'
import type { Network } from '@rookery/engine'
import { SoloCore } from '@rookery/engine/core'
import { readCore } from '@rookery/engine/core/node'
import { err, minichess, ok, parsePosition, type Result, standard, unwrap } from '@rookery/rules'
import * as v from 'valibot'
import type { DataReader, ReadFault } from '../data/read-data.ts'
import { makeSampleFen, type Sample } from '../data/record.ts'
import { count } from '../schemas.ts'
import { nameNetwork } from '../train/begin-as.ts'
import { readSpread } from './read-spread.ts'
import { findOtherSettings, readState, type StateFault, writeState } from './state-file.ts'

export interface Judging {
  readonly reader: DataReader
  readonly networks: readonly { readonly name: string; readonly network: Network }[]
  /** So many positions of the records are looked at. */
  readonly positions: number
  /** Of the search that they are compared with. */
  readonly nodes: number
  /** Whose search that is; without it, the hand-written evaluation's. */
  readonly by?: Network | undefined
  /** The file in which that search's scores are kept. */
  readonly scores: string
  readonly signal: AbortSignal
  onProgress(searched: number, total: number): void
}

/** Mean squared error in expected score, and by how much it is smaller than the hand-written evaluation's, with twice its standard error. */
interface ErrorMeasure {
  readonly error: number
  readonly gain: number
  readonly gainError: number
}

export interface JudgedEvaluation {
  readonly name: string
  readonly againstSearch: ErrorMeasure
  readonly againstResult: ErrorMeasure
}

const HASH_MB = 8
/** Scores beyond it are those of mates. */
const MOST_CP = 3000
const SCALE = 400
/** How often the scores are written down, in positions. */
const SAVE_EVERY = 200
const factors = Array.from({ length: 31 }, (_, i) => 0.5 + i / 20)

/** In place of a network's name. */
const HAND = 'hand'

const scoresSchema = v.object({
  records: v.string(),
  positions: count,
  nodes: count,
  by: v.optional(v.string(), HAND),
  scores: v.array(v.pipe(v.number(), v.integer())),
})
type Scores = v.InferOutput<typeof scoresSchema>

/**
 * How near evaluations come, without search, to what a deep search and the game's result say of positions that they have not
 * learned from: the hand-written one, the scores in the records, and each network. Undefined where it was stopped; the
 * scores that were found by then are kept.
 */
export async function judgeNetworks(
  judging: Judging,
): Promise<Result<readonly JudgedEvaluation[] | undefined, StateFault | ReadFault>> {
  const { reader, networks } = judging
  const samples = await readSpread(reader, judging.positions)
  if (!samples.ok) return samples
  const deep = await searchDeeply(samples.value, judging)
  if (!deep.ok) return deep
  if (deep.value === undefined) return ok(undefined)
  const module = compileCore()
  const evaluate = (network?: Network) => {
    const core = new SoloCore(module, reader.isMinichess, 1, network)
    return samples.value.map(({ board, isBlack }) => core.evaluate(board, isBlack))
  }
  const judged = [
    { name: 'by hand', scores: evaluate() },
    // What a network learns from: where these are the farther off, better scores will teach more than more of them.
    { name: 'the records', scores: samples.value.map(({ scoreCp }) => scoreCp) },
    ...networks.map(({ name, network }) => ({ name, scores: evaluate(network) })),
  ].map(({ name, scores }) => ({ name, ...errorsOf(scores, deep.value!, samples.value) }))
  const byHand = judged[0]!
  return ok(
    judged.map(({ name, search, result }) => ({
      name,
      againstSearch: compare(search, byHand.search),
      againstResult: compare(result, byHand.result),
    })),
  )
}

const compileCore = () => new WebAssembly.Module(readCore(true))

/** The deep search's scores, those of the file first; undefined where it was stopped before it had all. */
async function searchDeeply(
  samples: readonly Sample[],
  { reader, nodes, by, scores: file, signal, onProgress }: Judging,
): Promise<Result<readonly number[] | undefined, StateFault>> {
  const read = readState(file, scoresSchema)
  if (!read.ok) return read
  const settings = {
    records: reader.file,
    positions: samples.length,
    nodes,
    by: by ? nameNetwork(by) : HAND,
  }
  const kept = read.value
  const other = kept && findOtherSettings(file, kept, settings)
  if (other) return err(other)
  const scores = kept?.scores.slice(0, samples.length) ?? []
  const save = () => writeState(file, { ...settings, scores } satisfies Scores)
  if (scores.length < samples.length) {
    const core = new SoloCore(compileCore(), reader.isMinichess, HASH_MB, by)
    const variant = reader.isMinichess ? minichess : standard
    const had = scores.length
    for (const sample of samples.slice(had)) {
      if (signal.aborted) break
      core.forget()
      core.setUp(unwrap(parsePosition(makeSampleFen(sample, reader.isMinichess), variant)))
      scores.push(core.search(nodes).score)
      onProgress(scores.length, samples.length)
      if (scores.length % SAVE_EVERY === 0) save()
      await setImmediate()
    }
    if (scores.length > had) save()
  }
  return ok(scores.length < samples.length ? undefined : scores)
}

const expected = (cp: number): number => 1 / (1 + Math.exp(-cp / SCALE))
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Squared errors in expected score, against the deep search and against the result. */
function errorsOf(scores: readonly number[], deep: readonly number[], samples: readonly Sample[]) {
  const isDecided = deep.map((score) => Math.abs(score) > MOST_CP)
  return {
    search: leastErrors(scores, (guess, i) => (isDecided[i] ? 0 : (guess - expected(deep[i]!)) ** 2)),
    result: leastErrors(scores, (guess, i) => (guess - samples[i]!.result / 2) ** 2),
  }
}

/** The errors under the factor that suits the scores best: networks differ in scale, and the search can be fitted to that. */
function leastErrors(
  scores: readonly number[],
  errorOf: (guess: number, index: number) => number,
): readonly number[] {
  const tried = factors.map((factor) => scores.map((score, i) => errorOf(expected(score * factor), i)))
  return tried.reduce((best, errors) => (mean(errors) < mean(best) ? errors : best))
}

function compare(errors: readonly number[], byHand: readonly number[]): ErrorMeasure {
  const gains = errors.map((error, i) => byHand[i]! - error)
  const gain = mean(gains)
  const gainError = 2 * Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / gains.length)
  return { error: mean(errors), gain, gainError }
}
