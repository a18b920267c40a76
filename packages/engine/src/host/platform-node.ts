import { open, stat } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startThread } from '@rookery/workers/node'
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
  async read(address) {
    const file = String(address).startsWith('file:') ? new URL(address) : address
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
  // Not published with the engine, which would be seven times as large; put together so that no bundler takes it for an asset.
  tablesUrl: pathToFileURL(join(dirname(fileURLToPath(import.meta.url)), '../../tables/')),
  startWorker: startThread(new URL('./worker.js', import.meta.url)),
  startWorkerAt: (address) => startThread(address),
}
