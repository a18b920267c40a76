import type { Parent } from './parent.ts'

let channel: MessageChannel | undefined
/** Those who wait for their messages to come back, which they do in the order in which they were sent. */
const waiting: (() => void)[] = []

function openChannel(): MessageChannel {
  const opened = new MessageChannel()
  opened.port2.onmessage = () => waiting.shift()?.()
  return opened
}

export const parent: Parent = {
  listen: (hear) => {
    self.onmessage = ({ data }) => hear(data)
  },
  post: (message, transfer = []) => self.postMessage(message, { transfer: [...transfer] }),
  // A message to oneself comes back after those that wait; a timer would be held up for 4 ms.
  hearMessages: () =>
    new Promise((resolve) => {
      channel ??= openChannel()
      waiting.push(resolve)
      channel.port1.postMessage(undefined)
    }),
}
