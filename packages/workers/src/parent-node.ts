import { type Transferable as NodeTransferable, parentPort } from 'node:worker_threads'
import type { Parent } from './parent.ts'

export const parent: Parent = {
  listen: (hear) => parentPort!.on('message', hear),
  post: (message, transfer = []) => parentPort!.postMessage(message, transfer as readonly NodeTransferable[]),
  // A message to oneself would not do: Node hands out up to a thousand of one port before it looks at another.
  hearMessages: () => new Promise((resolve) => setImmediate(resolve)),
}
