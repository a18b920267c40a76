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
const VERSION = 1
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
const countNumbers = (width: number): number => (INPUTS + 3) * width

/**
 * The file: a head of 32 bytes (name, version, check sum, length of the description), the description as JSON, and from the
 * next multiple of 64 the weights as 16-bit numbers, little-endian, and the output's bias in 32 bits.
 */
export function makeNetworkFile(network: Network): Uint8Array {
  const { inputWeights, inputBias, outputWeights, outputBias, ...description } = network
  const text = new TextEncoder().encode(JSON.stringify(description))
  const start = align(HEAD + text.length)
  const bytes = new Uint8Array(start + countNumbers(network.width) * 2 + 4)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(MAGIC))
  view.setUint16(14, VERSION, true)
  view.setUint32(20, text.length, true)
  bytes.set(text, HEAD)
  let at = start
  for (const numbers of [inputWeights, inputBias, outputWeights])
    for (const number of numbers) {
      view.setInt16(at, number, true)
      at += 2
    }
  view.setInt32(at, outputBias, true)
  view.setUint32(CHECK_AT, checkSum(bytes.subarray(CHECK_AT + 4)), true)
  return bytes
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
  if (version !== VERSION)
    return fault('network-version', `it is of version ${version}, and this Raven reads version ${VERSION}`)
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
  const expected = start + countNumbers(width) * 2 + 4
  if (bytes.length < expected)
    return fault('network-truncated', `it has ${bytes.length} bytes, and its shape asks for ${expected}`)
  if (bytes.length > expected)
    return fault('network-shape', `it has ${bytes.length} bytes, more than the ${expected} of its shape`)
  if (checkSum(bytes.subarray(CHECK_AT + 4)) !== view.getUint32(CHECK_AT, true))
    return fault('network-altered', 'its check sum is wrong: it has been altered')
  if (handSignature !== undefined && handSignature !== handSignatures[variant])
    return fault('network-hand', 'it was made to correct another hand-written evaluation than this Raven has')
  let at = start
  const read = (count: number) => {
    const numbers = Int16Array.from({ length: count }, (_, i) => view.getInt16(at + 2 * i, true))
    at += 2 * count
    return numbers
  }
  const inputWeights = read(INPUTS * width)
  const inputBias = read(width)
  const outputWeights = read(2 * width)
  const outputBias = view.getInt32(at, true)
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
