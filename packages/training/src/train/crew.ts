import { Port } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'
import type { Order, TrainerCalls, WorkerSetup } from './protocol.ts'
import { createTrainingMemory, type NetworkShape, TrainerCore } from './trainer-core.ts'

const startWorker = startThread(new URL('./worker.js', import.meta.url))

/** The threads of a training and the memory they share. */
export class Crew {
  /** For the host's own hands on weights and records, while the threads rest. */
  readonly core: TrainerCore
  readonly #ports: readonly Port<TrainerCalls, WorkerSetup>[]

  constructor(shape: NetworkShape, threads: number, records: number) {
    const memory = createTrainingMemory(shape, threads, records)
    const barrier = new SharedArrayBuffer(8)
    this.core = new TrainerCore(memory, shape, 0, threads)
    this.#ports = Array.from(
      { length: threads },
      (_, thread) => new Port(startWorker, { setup: { memory, barrier, shape, thread, threads } }),
    )
  }

  /** Gives all threads an order and resolves to the sum of what they answer. */
  async work(order: Order): Promise<number> {
    const losses = await Promise.all(this.#ports.map((port) => port.call('work', order)))
    return losses.reduce((sum, loss) => sum + loss, 0)
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#ports.map((port) => port.dispose()))
  }
}
