import { err, type Fault, ok, type Result } from '@rookery/rules'
import { handSignatures } from './hand-signatures.ts'

export const INPUTS = 768

/** A network in whole numbers, as the core reads it. */
export interface Network {
  /** Neurons for each side's view of the board. */
  readonly width: number
  readonly variant: 'standard' | 'minichess'
  /** Steps to the unit, of neurons and of the output's weights. */
  readonly neuronSteps: number
  readonly outputSteps: number
  /** Centipawns to the unit of the output. */
  readonly scale: number
  /** For each input a row of `width`; then the bias. */
  readonly inputWeights: Int16Array
  readonly inputBias: Int16Array
  /** For the mover's neurons, then for the enemy's. */
  readonly outputWeights: Int16Array
  /** In steps of both kinds multiplied. */
  readonly outputBias: number
  /** Of the hand-written evaluation that it adds to; without it, it evaluates alone. */
  readonly handSignature?: number | undefined
  /** Where it comes from: data, settings, date, the trainer's version. */
  readonly provenance: unknown
}

export type NetworkFault = Fault<
  | 'network-foreign'
  | 'network-version'
  | 'network-truncated'
  | 'network-shape'
  | 'network-altered'
  | 'network-hand'
>

const MAGIC = 'RookeryNetwork'
const VERSION = 2
/** Every weight in 16 bits. */
const WIDE_VERSION = 1
const HEAD = 32
/** The sum is over all that follows it. */
const CHECK_AT = 16
/** What the core has room for. */
const MOST_WIDTH = 512
/** The core works on so many neurons at once. */
const WIDTH_STEP = 32
/** The numbers begin at a multiple of it, so that they can be viewed in place. */
const ALIGNMENT = 64

const align = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT
const countWeights = (width: number): number => (INPUTS + 3) * width

/** The bytes of the output's bias and the number of large weights, and those of a large weight. */
const FIXED = 8
const LARGE = 6

/**
 * The file: a head of 32 bytes (name, version, check sum, length of the description), the description as JSON, and from the
 * next multiple of 64, little-endian, the output's bias and the number of large weights in 32 bits each, the weights in one byte
 * each, and the index (32 bits) and value (16 bits) of those that are too large for that, of which there are few.
 */
export function makeNetworkFile(network: Network): Uint8Array {
  const { inputWeights, inputBias, outputWeights, outputBias, ...description } = network
  const text = new TextEncoder().encode(JSON.stringify(description))
  const start = align(HEAD + text.length)
  const weights = [...inputWeights, ...inputBias, ...outputWeights]
  const large = [...weights.entries()].filter(([, weight]) => weight !== (weight << 24) >> 24)
  const bytes = new Uint8Array(start + FIXED + weights.length + LARGE * large.length)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(MAGIC))
  view.setUint16(14, VERSION, true)
  view.setUint32(20, text.length, true)
  bytes.set(text, HEAD)
  view.setInt32(start, outputBias, true)
  view.setUint32(start + 4, large.length, true)
  for (const [i, weight] of weights.entries()) view.setInt8(start + FIXED + i, weight)
  let at = start + FIXED + weights.length
  for (const [i, weight] of large) {
    view.setUint32(at, i, true)
    view.setInt16(at + 4, weight, true)
    at += LARGE
  }
  view.setUint32(CHECK_AT, checkSum(bytes.subarray(CHECK_AT + 4)), true)
  return bytes
}

interface Numbers {
  readonly weights: Int16Array
  readonly outputBias: number
}

/** How the numbers from `start` on are kept in a version of the file: how many bytes they take, and what they are. */
interface Layout {
  bytes(view: DataView, start: number, count: number): number
  read(view: DataView, start: number, count: number): Numbers
}

const layouts: Readonly<Record<number, Layout>> = {
  [WIDE_VERSION]: {
    bytes: (_view, _start, count) => count * 2 + 4,
    read: (view, start, count) => ({
      weights: Int16Array.from({ length: count }, (_, i) => view.getInt16(start + 2 * i, true)),
      outputBias: view.getInt32(start + 2 * count, true),
    }),
  },
  [VERSION]: {
    bytes: (view, start, count) =>
      FIXED + count + (start + FIXED > view.byteLength ? 0 : LARGE * view.getUint32(start + 4, true)),
    read(view, start, count) {
      const weights = Int16Array.from({ length: count }, (_, i) => view.getInt8(start + FIXED + i))
      for (let at = start + FIXED + count; at < view.byteLength; at += LARGE)
        weights[view.getUint32(at, true)] = view.getInt16(at + 4, true)
      return { weights, outputBias: view.getInt32(start, true) }
    },
  },
}

export function parseNetworkFile(bytes: Uint8Array): Result<Network, NetworkFault> {
  const fault = (code: NetworkFault['code'], message: string): Result<never, NetworkFault> =>
    err({ code, message })
  if (bytes.length < HEAD)
    return fault('network-truncated', `it has ${bytes.length} bytes, less than its head`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    return fault('network-foreign', 'it is no network of Raven')
  const version = view.getUint16(14, true)
  const layout = layouts[version]
  if (layout === undefined)
    return fault('network-version', `it is of version ${version}, and this Raven reads up to ${VERSION}`)
  const textLength = view.getUint32(20, true)
  const start = align(HEAD + textLength)
  if (start > bytes.length) return fault('network-truncated', 'it ends within its description')
  let description: Partial<Network>
  try {
    description = JSON.parse(new TextDecoder().decode(bytes.subarray(HEAD, HEAD + textLength))) ?? {}
  } catch {
    return fault('network-altered', 'its description cannot be read')
  }
  const { width, variant, neuronSteps, outputSteps, scale, provenance, handSignature } = description
  if (
    !isWhole(width, WIDTH_STEP, MOST_WIDTH) ||
    width % WIDTH_STEP !== 0 ||
    (variant !== 'standard' && variant !== 'minichess') ||
    !isWhole(neuronSteps, 1, 32_767) ||
    !isWhole(outputSteps, 1, 32_767) ||
    typeof scale !== 'number' ||
    !(scale > 0) ||
    (handSignature !== undefined && typeof handSignature !== 'number')
  )
    return fault('network-shape', 'its description names a shape that Raven does not have')
  const count = countWeights(width)
  const expected = start + layout.bytes(view, start, count)
  if (bytes.length < expected)
    return fault('network-truncated', `it has ${bytes.length} bytes, and its shape asks for ${expected}`)
  if (bytes.length > expected)
    return fault('network-shape', `it has ${bytes.length} bytes, more than the ${expected} of its shape`)
  if (checkSum(bytes.subarray(CHECK_AT + 4)) !== view.getUint32(CHECK_AT, true))
    return fault('network-altered', 'its check sum is wrong: it has been altered')
  if (handSignature !== undefined && handSignature !== handSignatures[variant])
    return fault('network-hand', 'it was made to correct another hand-written evaluation than this Raven has')
  const { weights, outputBias } = layout.read(view, start, count)
  const inputWeights = weights.slice(0, INPUTS * width)
  const inputBias = weights.slice(INPUTS * width, (INPUTS + 1) * width)
  const outputWeights = weights.slice((INPUTS + 1) * width)
  const numbers = { inputWeights, inputBias, outputWeights, outputBias }
  const hand = handSignature === undefined ? {} : { handSignature }
  return ok({ width, variant, neuronSteps, outputSteps, scale, ...hand, provenance, ...numbers })
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

/** FNV-1a. */
function checkSum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
