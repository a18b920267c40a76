import { EngineError } from '../engine-error.ts'
import type { Answers, Order, Reply } from './protocol.ts'
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
  const answer = (job: number, answering: Promise<Answers[keyof Answers]>) =>
    answering.then(
      (answer) => port.post({ kind: 'done', job, answer }),
      (error: Error) => {
        const { code, message } =
          error instanceof EngineError
            ? error
            : new EngineError('failed', `the engine failed: ${error.message}`)
        port.post({ kind: 'failed', job, code, message })
      },
    )
  port.listen((order) => {
    switch (order.kind) {
      case 'wake': {
        const waking = Thread.wake(order, port.hearMessages)
        void answer(
          order.job,
          waking.then((woken) => {
            thread = woken
            return undefined
          }),
        )
        break
      }
      case 'share':
        thread!.share(order.port)
        break
      case 'stop':
        thread?.stop()
        break
      case 'ponderhit':
        thread?.ponderHit()
        break
      default: {
        const { job } = order
        void answer(
          job,
          thread!.answer(order, (report) => port.post({ kind: 'report', job, report })),
        )
      }
    }
  })
}
