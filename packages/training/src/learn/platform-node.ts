import { Worker } from 'node:worker_threads'
import type { StartWorker } from './protocol.ts'

export const startWorker: StartWorker = (hear, died) => {
  // The caller's flags are not the worker's: it would not even start with some of them, such as --input-type.
  const worker = new Worker(new URL('./worker-node.js', import.meta.url), { execArgv: [] })
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
