import { parentPort } from 'node:worker_threads'
import type { Parent } from './parent.ts'

// Node's ports are the browsers' and more; its types know only its own.
export const parent = parentPort as unknown as Parent

/** Resolves once the messages that wait for this worker have been heard. A message to oneself would not do: Node hands out up to a thousand of one port before it looks at another. */
export const hearMessages = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
