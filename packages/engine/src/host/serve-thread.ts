import { serve, withTransfer } from '@rookery/workers'
import type { ThreadCalls } from './protocol.ts'
import { readEnding } from './read-ending.ts'
import { Thread } from './thread.ts'

/** A worker's life: it wakes as one thread of the engine and answers requests one after another. */
export function serveThread(): void {
  serve<ThreadCalls>(() => {
    let thread: Thread | undefined
    return {
      wake: async (wake) => {
        thread = await Thread.wake(wake)
        return undefined
      },
      share: (port) => thread!.share(port),
      search: (request, { report, stop }) => thread!.search(request, report, stop),
      addEnding: (ending) => thread!.addEnding(ending),
      readEnding: (order) => {
        const ending = readEnding(order)
        return withTransfer(ending, [ending.codes.buffer])
      },
      ponderHit: () => thread!.ponderHit(),
      forget: () => thread!.forget(),
      perft: (request) => thread!.divide(request),
      terms: (line) => thread!.tellTerms(line),
    }
  })
}
