import {
  checkNetworkBody,
  makeHeadedFile,
  type NetworkHeadFault,
  type NetworkKind,
  parseNetworkHead,
} from '@rookery/engine/core'
import { err, ok, type Result } from '@rookery/rules'

/** Mynah's network, its weights as the core reads them. */
export interface MynahNetwork {
  /** Neurons that see the board. */
  readonly width: number
  /** Neurons of the layer that sees one move. */
  readonly narrow: number
  readonly weights: Float32Array
  /** Where it comes from: data, settings, date, the trainer's version. */
  readonly provenance: unknown
}

/** Of the features: a network knows those it was trained with and no others. A test holds them to it. */
export const FEATURES_VERSION = 1

// As in assembly/network/shape.ts; the core checks the sum of them.
const INPUTS = 2352
const BUMPS = 8
const TOKENS = 2944
const NARROW_TOKENS = 1344

const kind: NetworkKind = { magic: 'RookeryMynah', mind: 'Mynah', version: 1, oldestVersion: 1 }
const MOST_WIDTH = 1024
const STEP = 16
const MOST_WEIGHT = 127

export interface MynahShape {
  readonly width: number
  readonly narrow: number
}

/** Rows of each kind, in their order: the last kind's are of the narrow layer's length, all others of the board's. */
export const countRows = ({ narrow }: MynahShape) => ({
  inputs: INPUTS,
  gates: BUMPS,
  tokens: TOKENS,
  projection: narrow,
  narrow: NARROW_TOKENS + 2,
})

const rowsOf = (shape: MynahShape): readonly { readonly count: number; readonly length: number }[] => {
  const { inputs, gates, tokens, projection, narrow } = countRows(shape)
  return [
    { count: inputs + gates + tokens + projection, length: shape.width },
    { count: narrow, length: shape.narrow },
  ]
}

export const countParameters = (shape: MynahShape): number =>
  rowsOf(shape).reduce((sum, { count, length }) => sum + count * length, 0)

const countScales = (shape: MynahShape): number => rowsOf(shape).reduce((sum, { count }) => sum + count, 0)

const countBytes = (shape: MynahShape): number => 4 * countScales(shape) + countParameters(shape)

/** After the head and the description come a scale for each row as a 32-bit float, then the rows in 8-bit steps of their scale. */
export function makeMynahFile({ weights, ...shape }: MynahNetwork): Uint8Array {
  const { width, narrow, provenance } = shape
  const description = { width, narrow, features: FEATURES_VERSION, provenance }
  return makeHeadedFile(kind, description, countBytes(shape), (view, start) => {
    let scaleAt = start
    let at = start + 4 * countScales(shape)
    for (const row of eachRow(shape, weights)) {
      const most = row.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
      const scale = Math.fround(most / MOST_WEIGHT)
      view.setFloat32(scaleAt, scale, true)
      for (const weight of row) view.setInt8(at++, scale === 0 ? 0 : Math.round(weight / scale))
      scaleAt += 4
    }
  })
}

function* eachRow(shape: MynahShape, weights: Float32Array): Generator<Float32Array> {
  let at = 0
  for (const { count, length } of rowsOf(shape))
    for (let row = 0; row < count; row++, at += length) yield weights.subarray(at, at + length)
}

export function parseMynahFile(bytes: Uint8Array): Result<MynahNetwork, NetworkHeadFault> {
  const fault = (code: NetworkHeadFault['code'], message: string): Result<never, NetworkHeadFault> =>
    err({ code, message })
  const head = parseNetworkHead(bytes, kind)
  if (!head.ok) return head
  const { view, start } = head.value
  const description = parseDescription(head.value.description)
  if (!description) return fault('network-shape', 'its description names no shape that Mynah can have')
  if (description.features !== FEATURES_VERSION)
    return fault('network-version', 'it was trained with other features than this Mynah sees')
  const body = checkNetworkBody(bytes, start + countBytes(description))
  if (!body.ok) return body
  const weights = readWeights(view, start, description)
  if (!weights) return fault('network-altered', 'one of its scales is no number')
  const { width, narrow, provenance } = description
  return ok({ width, narrow, weights, provenance })
}

function readWeights(view: DataView, start: number, shape: MynahShape): Float32Array | undefined {
  const weights = new Float32Array(countParameters(shape))
  let scaleAt = start
  let at = start + 4 * countScales(shape)
  for (const row of eachRow(shape, weights)) {
    const scale = view.getFloat32(scaleAt, true)
    if (!Number.isFinite(scale)) return undefined
    for (let i = 0; i < row.length; i++) row[i] = scale * view.getInt8(at++)
    scaleAt += 4
  }
  return weights
}

function parseDescription(
  value: unknown,
): (MynahShape & { features: unknown; provenance: unknown }) | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { width, narrow, features, provenance } = value as Record<string, unknown>
  if (!isSize(width) || !isSize(narrow) || narrow > width) return undefined
  return { width, narrow, features, provenance }
}

const isSize = (value: unknown): value is number =>
  Number.isInteger(value) &&
  (value as number) >= STEP &&
  (value as number) <= MOST_WIDTH &&
  (value as number) % STEP === 0
