import { type StartWorker, startWebWorker, startWebWorkerAt } from '@rookery/workers'

export const startWorkerAt = startWebWorkerAt

// Bundlers look for exactly this expression.
export const startWorker: StartWorker = startWebWorker(
  () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
)
