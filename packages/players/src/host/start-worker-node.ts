import type { StartWorker } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'

export const startWorker: StartWorker = startThread(new URL('./worker.js', import.meta.url))
