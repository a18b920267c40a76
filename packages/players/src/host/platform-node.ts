import { Worker } from 'node:worker_threads'
import type { StartWorker } from './worker-runner.ts'

// The caller's flags are not the worker's: it would not even start with some of them, such as --input-type.
export const startWorker: StartWorker = adopt(
  () => new Worker(new URL('./worker-node.js', import.meta.url), { execArgv: [] }),
)

export function adopt(create: () => Worker): StartWorker {
  return (hear, died) => {
    const worker = create()
    worker.on('message', hear)
    worker.on('messageerror', died)
    worker.on('error', died)
    worker.on('exit', (code) => died(new Error(`it ended with exit code ${code}`)))
    return {
      post: (order) => worker.postMessage(order),
      async terminate() {
        await worker.terminate()
      },
    }
  }
}
