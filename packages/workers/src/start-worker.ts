/** The host's hold on a worker. */
export interface WorkerHandle {
  post(message: unknown, transfer?: readonly Transferable[]): void
  /** In Node, resolves when the worker and its memory are gone. */
  terminate(): Promise<void>
}

/** Starts a worker. `died` may come more than once. */
export type StartWorker = (hear: (message: unknown) => void, died: (cause: Error) => void) => WorkerHandle

/** Web workers. Bundlers find a worker only where it is made from a literal file and `import.meta.url`, so that is for the caller. */
export const startWebWorker =
  (create: () => Worker): StartWorker =>
  (hear, died) => {
    const worker = create()
    worker.onmessage = ({ data }) => hear(data)
    worker.onmessageerror = () => died(new Error('it sent what cannot be read'))
    worker.onerror = ({ message }) => died(new Error(message || 'it could not be loaded'))
    return {
      post: (message, transfer = []) => worker.postMessage(message, [...transfer]),
      async terminate() {
        worker.terminate()
      },
    }
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
