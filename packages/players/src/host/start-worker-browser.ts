import { type StartWorker, startWebWorker } from '@rookery/workers'

// Bundlers look for exactly this expression.
export const startWorker: StartWorker = startWebWorker(
  () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
)
