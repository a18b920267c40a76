/** The host's hold on a worker: as much of a web worker as a port needs. */
export interface WorkerHandle {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
  /** In Node, resolves when the worker and its memory are gone. */
  terminate(): unknown
}

/** Starts a worker. `died` may come more than once. */
export type StartWorker = (died: (cause: Error) => void) => WorkerHandle

/** Web workers. Bundlers find a worker only where it is made from a literal file and `import.meta.url`, so that is for the caller. */
export const startWebWorker =
  (create: () => Worker): StartWorker =>
  (died) => {
    const worker = create()
    worker.onmessageerror = () => died(new Error('it sent what cannot be read'))
    worker.onerror = ({ message }) => died(new Error(message || 'it could not be loaded'))
    return worker
  }

/** A web worker by the address of its script, which may be of another site than the page. */
export const startWebWorkerAt = (address: string | URL): StartWorker =>
  startWebWorker(() => {
    const url = new URL(address, globalThis.location?.href)
    if (url.origin === globalThis.location?.origin) return new Worker(url, { type: 'module' })
    // A browser starts only workers of the page's own site; this one is, and imports the other.
    const script = new Blob([`import ${JSON.stringify(url.href)}`], { type: 'text/javascript' })
    const own = URL.createObjectURL(script)
    try {
      return new Worker(own, { type: 'module' })
    } finally {
      URL.revokeObjectURL(own)
    }
  })
