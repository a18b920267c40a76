import { SoloCore } from '@rookery/engine/core'
import { readCore } from '@rookery/engine/core/node'
import { type DataSettings, playGame, recipeOf } from '@rookery/training/data'

/** The same work on every machine: games of Raven against itself, about a tenth of a second on a usual one. */
const settings: DataSettings = { variant: 'standard', seed: 1, nodes: 400, generation: 0 }
const GAMES = 2
const SAMPLES = 11

/** How long each of several equal pieces of work takes in this thread, in milliseconds. */
export function doWork(): number[] {
  const module = new WebAssembly.Module(readCore(true))
  const core = new SoloCore(module, false, recipeOf(settings).hashMb)
  const work = () => {
    for (let game = 0; game < GAMES; game++) playGame(core, settings, game)
  }
  // The first time, the machine makes ready.
  work()
  return Array.from({ length: SAMPLES }, () => {
    const startMs = performance.now()
    work()
    return performance.now() - startMs
  })
}
