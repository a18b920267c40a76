import type { StartWorker } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'

export const startWorkerAt = (address: string | URL): StartWorker => startThread(address)

export const startWorker: StartWorker = startThread(new URL('./worker.js', import.meta.url))
