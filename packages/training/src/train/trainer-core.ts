import { countInputs, type ManStates } from '@rookery/engine'
import { RECORD_SIZE } from '../data/record.ts'
import { openCore, PAGE, type ParameterExports, START, viewArrays } from '../trainer-memory.ts'

/** How the enemy's view of a square is found, in the core's words. */
export const flips = { standard: 56, chess960: 56, minichess: 0 } as const
export type TrainedVariant = keyof typeof flips

export interface NetworkShape {
  /** Neurons for each view: a multiple of 16. */
  readonly width: number
  /** How many states of a man it tells apart. */
  readonly states: ManStates
  readonly variant: TrainedVariant
}

interface Exports extends ParameterExports {
  configure(start: number, width: number, states: number, threads: number): number
  accumulate(thread: number, from: number, to: number, flip: number, share: number, scale: number): number
  measure(thread: number, from: number, to: number, flip: number, share: number, scale: number): number
  predict(thread: number, index: number, flip: number): number
  update(
    from: number,
    to: number,
    share: number,
    rate: number,
    decay: number,
    most: number,
    step: number,
  ): void
  seedShuffle(low: number, high: number): void
  shuffleRecords(count: number): void
}

type Size = Pick<NetworkShape, 'width' | 'states'>

/** Parameters of a network, as the core lays them out: rows of inputs, bias, output for each view, the output's bias. */
export const countParameters = ({ width, states }: Size): number => (countInputs(states) + 3) * width + 4

/** Memory for a network, its training by so many threads, and so many records. */
export function createTrainingMemory(shape: Size, threads: number, records: number): WebAssembly.Memory {
  const floats = countParameters(shape) * (3 + threads)
  const bytes =
    START + 4 * floats + threads * (shape.width * 8 + 512) + 64 * (threads + 6) + records * RECORD_SIZE
  const pages = Math.ceil(bytes / PAGE) + 1
  return new WebAssembly.Memory({ initial: Math.max(pages, 64), maximum: 65_536, shared: true })
}

const wasmUrl = new URL('../../wasm/trainer.wasm', import.meta.url)

/** One thread's hands on a training: every instance over the same memory sees the same weights. */
export class TrainerCore {
  readonly shape: NetworkShape
  readonly weights: Float32Array
  readonly firstMoments: Float32Array
  readonly secondMoments: Float32Array
  readonly records: Uint8Array
  readonly #core: Exports
  readonly #thread: number
  readonly #flip: number

  constructor(memory: WebAssembly.Memory, shape: NetworkShape, thread: number, threads: number) {
    const core = openCore<Exports>(wasmUrl, memory)
    const recordsAt = core.configure(START, shape.width, shape.states, threads)
    this.#core = core
    this.#thread = thread
    this.#flip = flips[shape.variant]
    this.shape = shape
    const { weights, firstMoments, secondMoments } = viewArrays(core, memory)
    this.weights = weights
    this.firstMoments = firstMoments
    this.secondMoments = secondMoments
    this.records = new Uint8Array(memory.buffer, recordsAt)
  }

  /** Adds the gradients of records `from` to `to`; returns the sum of their squared errors. */
  accumulate(from: number, to: number, resultShare: number, scale: number): number {
    return this.#core.accumulate(this.#thread, from, to, this.#flip, resultShare, scale)
  }

  /** The sum of squared errors of records `from` to `to`. */
  measure(from: number, to: number, resultShare: number, scale: number): number {
    return this.#core.measure(this.#thread, from, to, this.#flip, resultShare, scale)
  }

  /** What the network says of a record, in units of the scale. */
  predict(index: number): number {
    return this.#core.predict(this.#thread, index, this.#flip)
  }

  /** Moves the parameters `from` to `to`, multiples of four, by all threads' gradients of a batch. */
  update(from: number, to: number, { batch, rate, decay, most, step }: Step): void {
    this.#core.update(from, to, 1 / batch, rate, decay, most, step)
  }

  shuffle(count: number, seed: number): void {
    this.#core.seedShuffle(seed % 2 ** 32, Math.floor(seed / 2 ** 32))
    this.#core.shuffleRecords(count)
  }
}

export interface Step {
  readonly batch: number
  readonly rate: number
  readonly decay: number
  /** Weights are held between minus and plus this, so that they fit when they are quantised. */
  readonly most: number
  /** Counts from 1. */
  readonly step: number
}
