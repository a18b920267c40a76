import { err, type Fault, ok, type Result } from '@rookery/rules'

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

export type MynahNetworkFault = Fault<
  'network-foreign' | 'network-version' | 'network-truncated' | 'network-shape' | 'network-altered'
>

/** Of the features: a network knows those it was trained with and no others. A test holds them to it. */
export const FEATURES_VERSION = 1

// As in assembly/network/shape.ts; the core checks the sum of them.
const INPUTS = 2352
const BUMPS = 8
const TOKENS = 2944
const NARROW_TOKENS = 1344

const MAGIC = 'RookeryMynah'
const VERSION = 1
const HEAD = 32
const VERSION_AT = 12
/** The sum is over all that follows it. */
const CHECK_AT = 16
const TEXT_LENGTH_AT = 20
const MOST_WIDTH = 1024
const STEP = 16
const ALIGNMENT = 64
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

const align = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT

/**
 * The file: a head of 32 bytes (name, version, check sum, length of the description), the description as JSON, and from the
 * next multiple of 64 a scale for each row as a 32-bit float, then the rows in 8-bit steps of their scale.
 */
export function makeMynahFile({ weights, ...description }: MynahNetwork): Uint8Array {
  const { width, narrow, provenance } = description
  const text = new TextEncoder().encode(
    JSON.stringify({ width, narrow, features: FEATURES_VERSION, provenance }),
  )
  const start = align(HEAD + text.length)
  const bytes = new Uint8Array(start + 4 * countScales(description) + countParameters(description))
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(MAGIC))
  view.setUint16(VERSION_AT, VERSION, true)
  view.setUint32(TEXT_LENGTH_AT, text.length, true)
  bytes.set(text, HEAD)
  let scaleAt = start
  let at = start + 4 * countScales(description)
  for (const row of eachRow(description, weights)) {
    const most = row.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
    const scale = Math.fround(most / MOST_WEIGHT)
    view.setFloat32(scaleAt, scale, true)
    for (const weight of row) view.setInt8(at++, scale === 0 ? 0 : Math.round(weight / scale))
    scaleAt += 4
  }
  view.setUint32(CHECK_AT, checkSum(bytes.subarray(CHECK_AT + 4)), true)
  return bytes
}

function* eachRow(shape: MynahShape, weights: Float32Array): Generator<Float32Array> {
  let at = 0
  for (const { count, length } of rowsOf(shape))
    for (let row = 0; row < count; row++, at += length) yield weights.subarray(at, at + length)
}

export function parseMynahFile(bytes: Uint8Array): Result<MynahNetwork, MynahNetworkFault> {
  const fault = (code: MynahNetworkFault['code'], message: string): Result<never, MynahNetworkFault> =>
    err({ code, message })
  if (bytes.length < HEAD)
    return fault('network-truncated', `it has ${bytes.length} bytes, less than its head`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    return fault('network-foreign', 'it is no network of Mynah')
  const version = view.getUint16(VERSION_AT, true)
  if (version !== VERSION)
    return fault('network-version', `it is of version ${version}, and this Mynah reads version ${VERSION}`)
  const textLength = view.getUint32(TEXT_LENGTH_AT, true)
  const start = align(HEAD + textLength)
  if (start > bytes.length) return fault('network-truncated', 'it ends within its description')
  const description = parseDescription(bytes.subarray(HEAD, HEAD + textLength))
  if (!description) return fault('network-shape', 'its description names no shape that Mynah can have')
  if (description.features !== FEATURES_VERSION)
    return fault('network-version', 'it was trained with other features than this Mynah sees')
  const expected = start + 4 * countScales(description) + countParameters(description)
  if (bytes.length < expected)
    return fault('network-truncated', `it has ${bytes.length} bytes, and its shape asks for ${expected}`)
  if (bytes.length > expected)
    return fault('network-shape', `it has ${bytes.length} bytes, more than the ${expected} of its shape`)
  if (checkSum(bytes.subarray(CHECK_AT + 4)) !== view.getUint32(CHECK_AT, true))
    return fault('network-altered', 'its check sum is wrong: it has been altered')
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
  text: Uint8Array,
): (MynahShape & { features: unknown; provenance: unknown }) | undefined {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
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

/** FNV-1a. */
function checkSum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
