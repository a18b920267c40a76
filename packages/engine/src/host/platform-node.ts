import { readFile } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { type MessagePort, Worker } from 'node:worker_threads'
import type { Platform } from './protocol.ts'

export const platform: Platform = {
  canShareMemory: true,
  freeBytes() {
    // Other systems than Linux call free only what nobody has ever used.
    const free = process.platform === 'linux' ? freemem() : totalmem()
    const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
    return Math.min(free, limit - process.memoryUsage.rss())
  },
  read: async (file) => new Uint8Array(await readFile(file)),
  startWorker(hear, died) {
    // The caller's flags are not the worker's: it would not even start with some of them, such as --input-type.
    const worker = new Worker(new URL('./worker-node.js', import.meta.url), { execArgv: [] })
    worker.on('message', hear)
    worker.on('messageerror', died)
    worker.on('error', died)
    worker.on('exit', (code) => died(new Error(`it ended with exit code ${code}`)))
    return {
      // Node's ports are the browsers' and more; its types know only its own.
      post: (order, ports = []) => worker.postMessage(order, ports as unknown as MessagePort[]),
      async terminate() {
        await worker.terminate()
      },
    }
  },
}
