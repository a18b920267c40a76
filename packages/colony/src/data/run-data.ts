import { parseNetworkFile } from '@rookery/engine'
import { SoloCore } from '@rookery/engine/core'
import { readCore } from '@rookery/engine/core/node'
import { unwrap } from '@rookery/rules'
import { parseStarts, playGame, recipeOf } from '@rookery/training/data'
import type { Runner } from '../runner.ts'
import { makeSentGame, parseDataPlan, parseGameNumbers } from './data-plan.ts'

/** Plays games of Raven against itself in this thread. */
export function openDataRunner(value: unknown): Runner {
  const { settings, networkFile, startsFile } = unwrap(parseDataPlan(value))
  const network = networkFile && unwrap(parseNetworkFile(networkFile))
  const starts = startsFile && unwrap(parseStarts(new TextDecoder().decode(startsFile), settings.variant))
  const module = new WebAssembly.Module(readCore(true))
  const core = new SoloCore(module, settings.variant === 'minichess', recipeOf(settings).hashMb, network)
  return {
    async run(units, report, stop) {
      const numbers = unwrap(parseGameNumbers(units))
      const games: unknown[] = []
      for (const number of numbers) {
        if (stop.aborted) break
        games.push(makeSentGame(playGame(core, settings, number, { starts })))
        report(games.length)
      }
      return games
    },
    close: async () => {},
  }
}
