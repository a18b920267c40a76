import { SoloCore } from '@rookery/engine/core'
import { serve } from '@rookery/workers'
import { playGame } from '../data/self-play.ts'
import { recipeOf } from '../data/settings.ts'
import type { DuelCalls, DuelSetup } from './duel-calls.ts'

/** What the build for tuning exports besides: a global for each margin, and what must follow a change of them. */
interface TuningExports {
  readonly [margin: string]: WebAssembly.Global<'i32'>
}

serve<DuelCalls, DuelSetup>(({ module, network, settings, names }) => {
  const { hashMb } = recipeOf(settings)
  const [first, second] = [0, 1].map(() => new SoloCore(module, false, hashMb, network)) as [
    SoloCore,
    SoloCore,
  ]
  const setMargins = ({ exports }: SoloCore, values: readonly number[]) => {
    const globals = exports as unknown as TuningExports
    for (const [i, name] of names.entries()) globals[name]!.value = Math.round(values[i]!)
    ;(exports as unknown as { initReductions(): void }).initReductions()
  }
  return {
    duel({ pair, plus, minus }) {
      setMargins(first, plus)
      setMargins(second, minus)
      const asWhite = playGame(first, settings, pair, second).result
      const asBlack = 2 - playGame(second, settings, pair, first).result
      return asWhite + asBlack - 2
    },
  }
})
