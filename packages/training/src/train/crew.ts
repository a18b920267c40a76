import { Worker } from 'node:worker_threads'
import type { Answer, Order, WorkerSetup } from './protocol.ts'
import { createTrainingMemory, type NetworkShape, TrainerCore } from './trainer-core.ts'

/** The threads of a training and the memory they share. */
export class Crew {
  /** For the host's own hands on weights and records, while the threads rest. */
  readonly core: TrainerCore
  readonly #workers: readonly Worker[]

  constructor(shape: NetworkShape, threads: number, records: number) {
    const memory = createTrainingMemory(shape.width, threads, records)
    const barrier = new SharedArrayBuffer(8)
    this.core = new TrainerCore(memory, shape, 0, threads)
    this.#workers = Array.from({ length: threads }, (_, thread) => {
      const workerData: WorkerSetup = { memory, barrier, shape, thread, threads }
      // The caller's flags are not the worker's: it would not even start with some of them, such as --input-type.
      return new Worker(new URL('./worker.js', import.meta.url), { workerData, execArgv: [] })
    })
  }

  /** Gives all threads an order and resolves to the sum of what they answer. */
  async work(order: Order): Promise<number> {
    const answers = await Promise.all(this.#workers.map((worker) => ask(worker, order)))
    return answers.reduce((sum, { loss }) => sum + loss, 0)
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}

function ask(worker: Worker, order: Order): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      worker.off('message', hear)
      worker.off('error', reject)
      worker.off('exit', leave)
      act()
    }
    const hear = (answer: Answer) => settle(() => resolve(answer))()
    const leave = (code: number) =>
      settle(() => reject(new Error(`a trainer ended with exit code ${code}`)))()
    worker.on('message', hear)
    worker.on('error', reject)
    worker.on('exit', leave)
    worker.postMessage(order)
  })
}
