import { err, type Fault, ok, type Result } from '@rookery/rules'
import { handSignatures } from './hand-signatures.ts'
import {
  checkNetworkBody,
  makeHeadedFile,
  type NetworkHeadFault,
  type NetworkKind,
  parseNetworkHead,
} from './network-head.ts'

/** How many states of a man have weights of their own: one, or two (in danger or not). */
export const manStates = [1, 2] as const
export type ManStates = (typeof manStates)[number]

/** Own and enemy men, six roles, 64 squares, in each state. */
export const countInputs = (states: ManStates): number => 768 * states

/** A network in whole numbers, as the core reads it. */
export interface Network {
  /** Neurons for each side's view of the board. */
  readonly width: number
  readonly states: ManStates
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

export type NetworkFault = NetworkHeadFault | Fault<'network-hand'>

const VERSION = 2
/** Every weight in 16 bits. */
const WIDE_VERSION = 1
const kind: NetworkKind = {
  magic: 'RookeryNetwork',
  mind: 'Raven',
  version: VERSION,
  oldestVersion: WIDE_VERSION,
}
/** What the core has room for. */
const MOST_WIDTH = 512
/** The core works on so many neurons at once. */
const WIDTH_STEP = 32

const countWeights = (width: number, states: ManStates): number => (countInputs(states) + 3) * width

/** The bytes of the output's bias and the number of large weights, and those of a large weight. */
const FIXED = 8
const LARGE = 6

/**
 * After the head and the description come, little-endian, the output's bias and the number of large weights in 32 bits each, the weights
 * in one byte each, and the index (32 bits) and value (16 bits) of those that are too large for that, of which there are few. Weights of
 * a man in danger are kept as what they add to those of the same man in none: smaller numbers, which pack better.
 */
export function makeNetworkFile(network: Network): Uint8Array {
  const { inputWeights, inputBias, outputWeights, outputBias, ...description } = network
  const plain = inputWeights.length / network.states
  const inputs = inputWeights.map((weight, i) => (i < plain ? weight : weight - inputWeights[i - plain]!))
  const weights = [...inputs, ...inputBias, ...outputWeights]
  const large = [...weights.entries()].filter(([, weight]) => weight !== (weight << 24) >> 24)
  const size = FIXED + weights.length + LARGE * large.length
  return makeHeadedFile(kind, description, size, (view, start) => {
    view.setInt32(start, outputBias, true)
    view.setUint32(start + 4, large.length, true)
    for (const [i, weight] of weights.entries()) view.setInt8(start + FIXED + i, weight)
    let at = start + FIXED + weights.length
    for (const [i, weight] of large) {
      view.setUint32(at, i, true)
      view.setInt16(at + 4, weight, true)
      at += LARGE
    }
  })
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
  const head = parseNetworkHead(bytes, kind)
  if (!head.ok) return head
  const { version, view, start } = head.value
  const layout = layouts[version]!
  if (head.value.description === undefined) return fault('network-altered', 'its description cannot be read')
  const description: Partial<Network> = head.value.description ?? {}
  // Files from before states were told apart say nothing of them.
  const {
    width,
    states = 1,
    variant,
    neuronSteps,
    outputSteps,
    scale,
    provenance,
    handSignature,
  } = description
  if (
    !isWhole(width, WIDTH_STEP, MOST_WIDTH) ||
    width % WIDTH_STEP !== 0 ||
    !manStates.includes(states) ||
    (variant !== 'standard' && variant !== 'minichess') ||
    !isWhole(neuronSteps, 1, 32_767) ||
    !isWhole(outputSteps, 1, 32_767) ||
    typeof scale !== 'number' ||
    !(scale > 0) ||
    (handSignature !== undefined && typeof handSignature !== 'number')
  )
    return fault('network-shape', 'its description names a shape that Raven does not have')
  const inputs = countInputs(states)
  const count = countWeights(width, states)
  const expected = start + layout.bytes(view, start, count)
  const body = checkNetworkBody(bytes, expected)
  if (!body.ok) return body
  if (handSignature !== undefined && handSignature !== handSignatures[variant])
    return fault('network-hand', 'it was made to correct another hand-written evaluation than this Raven has')
  const { weights, outputBias } = layout.read(view, start, count)
  const inputWeights = weights.slice(0, inputs * width)
  const plain = inputWeights.length / states
  for (let i = plain; i < inputWeights.length; i++) inputWeights[i]! += inputWeights[i - plain]!
  const inputBias = weights.slice(inputs * width, (inputs + 1) * width)
  const outputWeights = weights.slice((inputs + 1) * width)
  const numbers = { inputWeights, inputBias, outputWeights, outputBias }
  const hand = handSignature === undefined ? {} : { handSignature }
  return ok({ width, states, variant, neuronSteps, outputSteps, scale, ...hand, provenance, ...numbers })
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max
