import { Worker } from 'node:worker_threads'
import type { StartWorker } from './worker-runner.ts'

export const startWorker: StartWorker = adopt(() => new Worker(new URL('./worker-node.js', import.meta.url)))

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
