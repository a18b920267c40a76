import { type Transferable as NodeTransferable, Worker } from 'node:worker_threads'
import type { StartWorker } from './start-worker.ts'

/** Worker threads of Node. */
export function startThread(file: string | URL, hold: (worker: Worker) => void = () => {}): StartWorker {
  return (hear, died) => {
    // The caller's flags are not the worker's: it would not even start with some of them, such as --input-type.
    const worker = new Worker(asFile(file), { execArgv: [] })
    worker.on('message', hear)
    worker.on('messageerror', died)
    worker.on('error', died)
    worker.on('exit', (code) => died(new Error(`it ended with exit code ${code}`)))
    hold(worker)
    return {
      // Node's ports are the browsers' and more; its types know only its own.
      post: (message, transfer = []) => worker.postMessage(message, transfer as readonly NodeTransferable[]),
      async terminate() {
        await worker.terminate()
      },
    }
  }
}

/** Node takes an address of a file only as a URL. */
const asFile = (file: string | URL): string | URL =>
  typeof file === 'string' && file.startsWith('file:') ? new URL(file) : file
