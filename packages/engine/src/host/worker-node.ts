import { parentPort } from 'node:worker_threads'
import { serve } from './serve.ts'

const port = parentPort!

serve({
  listen: (hear) => port.on('message', hear),
  post: (reply) => port.postMessage(reply),
  // A message to oneself would not do: Node hands out up to a thousand of one port before it looks at another.
  hearMessages: () => new Promise((resolve) => setImmediate(resolve)),
})
