import { unwrap } from '@rookery/rules'
import { GamePlayer } from '@rookery/training'
import type { Runner } from '../runner.ts'
import { parseLearningPlan, parseOrders } from './learning-plan.ts'
import { SentTable } from './sent-table.ts'

/** Plays games that a table is to learn from in this thread. */
export async function openLearningRunner(value: unknown): Promise<Runner> {
  const plan = unwrap(parseLearningPlan(value))
  const table = new SentTable()
  const player = await GamePlayer.open(plan, table)
  return {
    async run(units, report, { signal }, addresses) {
      const games: unknown[] = []
      for (const order of unwrap(parseOrders(units))) {
        await table.learnUpTo(order.lesson, addresses)
        const game = await player.play(order, signal)
        if (!game) break
        games.push(game.moves)
        report(games.length)
      }
      return games
    },
    async close() {
      await player.close()
      await table.close()
    },
  }
}
