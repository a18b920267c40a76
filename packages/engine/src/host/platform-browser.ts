import type { Platform } from './protocol.ts'

export const platform: Platform = {
  canShareMemory: globalThis.crossOriginIsolated === true,
  freeBytes: () => Number.POSITIVE_INFINITY,
  async read(file) {
    const response = await fetch(file)
    if (!response.ok) throw new Error(`${file} answered with status ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  },
  startWorker(hear, died) {
    // Bundlers look for exactly this expression.
    const worker = new Worker(new URL('./worker-browser.js', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }) => hear(data)
    worker.onmessageerror = () => died(new Error('it sent what cannot be read'))
    worker.onerror = ({ message }) => died(new Error(message || 'it could not be loaded'))
    return {
      post: (order, ports = []) => worker.postMessage(order, ports),
      async terminate() {
        worker.terminate()
      },
    }
  },
}
