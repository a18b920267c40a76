import type { Parent } from './parent.ts'

let channel: MessageChannel | undefined

export const parent: Parent = {
  listen: (hear) => {
    self.onmessage = ({ data }) => hear(data)
  },
  post: (message, transfer = []) => self.postMessage(message, { transfer: [...transfer] }),
  // A message to oneself comes back after those that wait; a timer would be held up for 4 ms.
  hearMessages: () =>
    new Promise((resolve) => {
      channel ??= new MessageChannel()
      channel.port2.onmessage = () => resolve()
      channel.port1.postMessage(undefined)
    }),
}
