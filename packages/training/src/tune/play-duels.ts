import { SoloCore } from '@rookery/engine/core'
import { playGame } from '../data/self-play.ts'
import { recipeOf } from '../data/settings.ts'
import type { Duel, DuelSetup } from './duels.ts'

/** What the build for tuning exports besides: a global for each margin, and what must follow a change of them. */
interface TuningExports {
  readonly [margin: string]: WebAssembly.Global<'i32'>
}

/** Plays pairs in this thread: the first setting's wins less its losses. */
export function openDuels({ core, network, settings, names }: DuelSetup): (duel: Duel) => number {
  const { hashMb } = recipeOf(settings)
  const module = new WebAssembly.Module(core as BufferSource)
  const open = () => new SoloCore(module, false, hashMb, network)
  const [first, second] = [open(), open()]
  const setMargins = ({ exports }: SoloCore, values: readonly number[]) => {
    const globals = exports as unknown as TuningExports
    for (const [i, name] of names.entries()) globals[name]!.value = Math.round(values[i]!)
    ;(exports as unknown as { initReductions(): void }).initReductions()
  }
  return ({ pair, plus, minus }) => {
    setMargins(first, plus)
    setMargins(second, minus)
    const asWhite = playGame(first, settings, pair, { black: second }).result
    const asBlack = 2 - playGame(second, settings, pair, { black: first }).result
    return asWhite + asBlack - 2
  }
}
