import { type Transferable as NodeTransferable, Worker } from 'node:worker_threads'
import type { StartWorker } from './start-worker.ts'

/** Worker threads of Node. */
export function startThread(file: string | URL, hold: (worker: Worker) => void = () => {}): StartWorker {
  return (died) => {
    // The caller's flags are not the worker's: it would not even start with some of them, such as --input-type.
    const worker = new Worker(asFile(file), { execArgv: [] })
    worker.on('messageerror', died)
    worker.on('error', died)
    worker.on('exit', (code) => died(new Error(`it ended with exit code ${code}`)))
    hold(worker)
    return {
      // Node's workers take what the browsers' do; its types know only its own.
      postMessage: (message, transfer) => worker.postMessage(message, transfer as NodeTransferable[]),
      addEventListener: (_, hear) => worker.on('message', (data) => hear({ data })),
      terminate: () => worker.terminate(),
    }
  }
}

/** Node takes an address of a file only as a URL. */
const asFile = (file: string | URL): string | URL =>
  typeof file === 'string' && file.startsWith('file:') ? new URL(file) : file
