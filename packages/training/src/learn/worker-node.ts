import { parentPort } from 'node:worker_threads'
import { serve } from './serve.ts'

const port = parentPort!

serve({ listen: (hear) => port.on('message', hear), post: (reply) => port.postMessage(reply) })
