import { open, stat } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { type MessagePort, Worker } from 'node:worker_threads'
import type { Platform } from './protocol.ts'

const MAX_FILE_BYTES = 64 * 1_048_576

export const platform: Platform = {
  canShareMemory: true,
  freeBytes() {
    // Other systems than Linux call free only what nobody has ever used.
    const free = process.platform === 'linux' ? freemem() : totalmem()
    const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
    return Math.min(free, limit - process.memoryUsage.rss())
  },
  async read(file) {
    const status = await stat(file)
    // A pipe may keep us waiting for ever, and a device never end.
    if (!status.isFile()) throw new Error(status.isDirectory() ? 'it is a folder' : 'it is no regular file')
    if (status.size > MAX_FILE_BYTES)
      throw new Error(`it has ${status.size} bytes, more than any file of Raven`)
    const handle = await open(file)
    try {
      // Not to its end: some files of the system have none, whatever size they say.
      const bytes = new Uint8Array(status.size)
      const { bytesRead } = await handle.read(bytes)
      return bytes.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  },
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
