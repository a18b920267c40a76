import { ExperienceError, isExperienceError, type LearnedGame, openExperience } from '@rookery/experience'
import { describeFaults } from '@rookery/rules'
import type { Order, Port } from './protocol.ts'
import { batchSize, playShare } from './self-play.ts'

/** A batch is sent at the latest when it is this old. */
const BATCH_MS = 500

/** Makes this thread a hand that plays one share of a plan and sends its games home. */
export function serve(port: Port): void {
  const stop = new AbortController()
  let onTaken = () => {}

  /** Waits until the games are written down, so that no hand runs ahead of the table. */
  const send = (games: readonly LearnedGame[]) =>
    new Promise<void>((resume) => {
      onTaken = resume
      if (games.length === 0 || stop.signal.aborted) resume()
      if (games.length > 0) port.post({ kind: 'games', games })
    })

  port.listen((order) => {
    if (order.kind === 'play') void play(order)
    else {
      if (order.kind === 'stop') stop.abort()
      onTaken()
    }
  })

  async function play({ plan, share, store }: Order & { kind: 'play' }): Promise<void> {
    try {
      const table = await openExperience(store)
      if (!table.ok) throw new ExperienceError(table.faults[0]!.code, describeFaults(table.faults))
      let played = 0
      let batch: LearnedGame[] = []
      let begunMs = performance.now()
      for await (const game of playShare(plan, share, table.value, stop.signal)) {
        batch.push(game)
        if (batch.length < batchSize(played) && performance.now() - begunMs < BATCH_MS) continue
        played += batch.length
        await send(batch)
        batch = []
        begunMs = performance.now()
      }
      await send(batch)
      await table.value.close()
      port.post({ kind: 'done' })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      port.post({ kind: 'failed', message, ...(isExperienceError(error) && { code: error.code }) })
    }
  }
}
