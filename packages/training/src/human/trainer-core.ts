import { countParameters } from '@rookery/players/mynah'
import { openCore, PAGE, type ParameterExports, START, viewArrays } from '../trainer-memory.ts'

interface Exports extends ParameterExports {
  configure(
    start: number,
    width: number,
    narrow: number,
    thread: number,
    threads: number,
    most: number,
  ): number
  resultsAddress(): number
  orderAddress(): number
  seedDropout(low: number, high: number): void
  accumulate(from: number, to: number, dropout: number, mirrors: number): number
  update(from: number, to: number, share: number, rate: number, decay: number, step: number): void
  measure(from: number, to: number, asRating: number): void
}

export interface HumanShape {
  readonly width: number
  readonly narrow: number
}

/** What a chunk of positions may take. */
export interface ChunkSize {
  readonly positions: number
  readonly bytes: number
}

/** More than a thread's working room takes at the widest. */
const ROOM_OF_THREAD = 1 << 21

/** Memory for a network, its training by so many threads, and a chunk of positions. */
export function createHumanMemory(shape: HumanShape, threads: number, chunk: ChunkSize): WebAssembly.Memory {
  const floats = countParameters(shape) * (3 + threads)
  const bytes = START + 4 * floats + threads * ROOM_OF_THREAD + 12 * chunk.positions + chunk.bytes + PAGE
  return new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE), maximum: 65_536, shared: true })
}

const wasmUrl = new URL('../../wasm/human.wasm', import.meta.url)

/** What the network said of one position: its loss in nats, and how many moves it thought likelier than the played one. */
export interface Measured {
  readonly loss: number
  readonly above: number
}

/** One thread's hands on a training: every instance over the same memory sees the same weights. */
export class HumanTrainerCore {
  readonly weights: Float32Array
  readonly firstMoments: Float32Array
  readonly secondMoments: Float32Array
  readonly records: Uint8Array
  /** Where each position of the chunk begins in `records`, in the order in which they are learned. */
  readonly order: Uint32Array
  readonly #core: Exports
  readonly #results: DataView

  constructor(
    memory: WebAssembly.Memory,
    shape: HumanShape,
    thread: number,
    threads: number,
    positions: number,
  ) {
    const core = openCore<Exports>(wasmUrl, memory)
    const recordsAt = core.configure(START, shape.width, shape.narrow, thread, threads, positions)
    this.#core = core
    const { weights, firstMoments, secondMoments } = viewArrays(core, memory)
    this.weights = weights
    this.firstMoments = firstMoments
    this.secondMoments = secondMoments
    this.records = new Uint8Array(memory.buffer, recordsAt)
    this.order = new Uint32Array(memory.buffer, core.orderAddress(), positions)
    this.#results = new DataView(memory.buffer, core.resultsAddress(), 8 * positions)
  }

  seed(low: number, high: number): void {
    this.#core.seedDropout(low, high)
  }

  /**
   * Adds the gradients of positions `from` to `to` of the order; returns the sum of their losses in nats. With `mirrors`, half of
   * the positions in which nobody may castle are seen with left and right exchanged.
   */
  accumulate(from: number, to: number, dropout: number, mirrors = true): number {
    return this.#core.accumulate(from, to, dropout, mirrors ? 1 : 0)
  }

  /** Moves the parameters `from` to `to`, multiples of four, by all threads' gradients of a batch. */
  update(from: number, to: number, { batch, rate, decay, step }: HumanStep): void {
    this.#core.update(from, to, 1 / batch, rate, decay, step)
  }

  /** Measures positions `from` to `to` of the order, as if all movers had one rating where it is not 0. */
  measure(from: number, to: number, asRating: number): void {
    this.#core.measure(from, to, asRating)
  }

  measured(index: number): Measured {
    return {
      loss: this.#results.getFloat32(8 * index, true),
      above: this.#results.getInt32(8 * index + 4, true),
    }
  }
}

export interface HumanStep {
  readonly batch: number
  readonly rate: number
  readonly decay: number
  /** Counts from 1. */
  readonly step: number
}
