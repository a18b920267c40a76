import type { Order, Reply } from './protocol.ts'
import { Thread } from './thread.ts'

export interface Port {
  listen(hear: (order: Order) => void): void
  post(reply: Reply): void
  /** Resolves once the messages that wait have been heard. */
  hearMessages(): Promise<void>
}

/** A worker's life: it wakes as one thread of the engine and answers requests one after another. */
export function serve(port: Port): void {
  let thread: Thread | undefined
  port.listen((order) => {
    switch (order.kind) {
      case 'wake':
        thread = new Thread(order, port.hearMessages)
        port.post({ kind: 'ready' })
        break
      case 'stop':
        thread?.stop()
        break
      case 'ponderhit':
        thread?.ponderHit()
        break
      default: {
        const { job } = order
        thread!
          .answer(order, (report) => port.post({ kind: 'report', job, report }))
          .then(
            (answer) => port.post({ kind: 'done', job, answer }),
            (error: unknown) => port.post({ kind: 'failed', job, message: String(error) }),
          )
      }
    }
  })
}
