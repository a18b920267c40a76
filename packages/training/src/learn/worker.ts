import { ExperienceError, type LearnedGame, openExperience } from '@rookery/experience'
import { describeFaults } from '@rookery/rules'
import { serve } from '@rookery/workers'
import type { HandCalls } from './protocol.ts'
import { batchSize, playShare } from './self-play.ts'

/** A batch is sent at the latest when it is this old. */
const BATCH_MS = 500

// A hand that plays one share of a plan and sends its games home.
serve<HandCalls>(() => {
  let onTaken = () => {}
  return {
    taken: () => {
      onTaken()
      return undefined
    },
    async play({ plan, share, store }, { report, stop: { signal } }) {
      signal.addEventListener('abort', () => onTaken())
      /** Waits until the games are written down, so that no hand runs ahead of the table. */
      const send = (games: readonly LearnedGame[]) =>
        new Promise<void>((resume) => {
          onTaken = resume
          if (games.length === 0 || signal.aborted) resume()
          if (games.length > 0) report(games)
        })
      const table = await openExperience(store)
      if (!table.ok) throw new ExperienceError(table.faults[0]!.code, describeFaults(table.faults))
      let played = 0
      let batch: LearnedGame[] = []
      let begunMs = performance.now()
      for await (const game of playShare(plan, share, table.value, signal)) {
        batch.push(game)
        if (batch.length < batchSize(played) && performance.now() - begunMs < BATCH_MS) continue
        played += batch.length
        await send(batch)
        batch = []
        begunMs = performance.now()
      }
      await send(batch)
      await table.value.close()
      return undefined
    },
  }
})
