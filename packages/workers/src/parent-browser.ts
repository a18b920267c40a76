import type { Parent } from './parent.ts'

export const parent = globalThis as unknown as Parent

let channel: MessageChannel | undefined
/** Those who wait for their messages to come back, which they do in the order in which they were sent. */
const waiting: (() => void)[] = []

function openChannel(): MessageChannel {
  const opened = new MessageChannel()
  opened.port2.onmessage = () => waiting.shift()?.()
  return opened
}

/** Resolves once the messages that wait for this worker have been heard. A message to oneself comes back after those that wait; a timer would be held up for 4 ms. */
export const hearMessages = (): Promise<void> =>
  new Promise((resolve) => {
    channel ??= openChannel()
    waiting.push(resolve)
    channel.port1.postMessage(undefined)
  })
