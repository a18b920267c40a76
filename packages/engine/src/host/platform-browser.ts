import { startWebWorker, startWebWorkerAt } from '@rookery/workers'
import type { Platform } from './protocol.ts'

export const platform: Platform = {
  canShareMemory: globalThis.crossOriginIsolated === true,
  freeBytes: () => Number.POSITIVE_INFINITY,
  async read(file) {
    const response = await fetch(file)
    if (!response.ok) throw new Error(`${file} answered with status ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  },
  // Bundlers look for exactly this expression.
  startWorker: startWebWorker(() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })),
  startWorkerAt: startWebWorkerAt,
}
