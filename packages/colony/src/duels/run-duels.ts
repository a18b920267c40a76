import { parseNetworkFile } from '@rookery/engine'
import { unwrap } from '@rookery/rules'
import { openDuels } from '@rookery/training/tune'
import type { Runner } from '../runner.ts'
import { parseDuels, parseDuelsPlan } from './duels-plan.ts'

/** Plays pairs of games between two settings of Raven's margins in this thread. */
export function openDuelsRunner(value: unknown): Runner {
  const plan = unwrap(parseDuelsPlan(value))
  const { settings, names, coreFile, networkFile } = plan
  if (!coreFile || !networkFile) throw new Error('the core or the network of the plan is missing')
  // WebAssembly does not take shared memory.
  const core = new Uint8Array(coreFile)
  const play = openDuels({ core, network: unwrap(parseNetworkFile(networkFile)), settings, names })
  return {
    async run(units, report, stop) {
      const balances: number[] = []
      for (const duel of unwrap(parseDuels(units, plan))) {
        if (stop.aborted) break
        balances.push(play(duel))
        report(balances.length)
      }
      return balances
    },
    close: async () => {},
  }
}
