import { ExperienceError, openExperience } from '@rookery/experience'
import { describeFaults } from '@rookery/rules'
import { serve } from '@rookery/workers'
import type { HandCalls, HandSetup } from './protocol.ts'
import { GamePlayer, type PlayedGame } from './self-play.ts'

// A hand that plays games of a plan and sends them home.
serve<HandCalls, HandSetup>(async ({ plan, store }) => {
  const table = await openExperience(store)
  if (!table.ok) throw new ExperienceError(table.faults[0]!.code, describeFaults(table.faults))
  const player = await GamePlayer.open(plan, table.value)
  return {
    async play(orders, { report, stop: { signal } }) {
      const games: PlayedGame[] = []
      for (const order of orders) {
        const game = await player.play(order, signal)
        if (!game) break
        games.push(game)
        report(1)
      }
      return games
    },
  }
})
