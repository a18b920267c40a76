import { SoloCore } from '@rookery/engine/core'
import { readCore } from '@rookery/engine/core/node'
import { type DataSettings, recipeOf } from './settings.ts'

const module = new WebAssembly.Module(readCore(true))

export const openSoloCore = (settings: DataSettings): SoloCore =>
  new SoloCore(module, settings.variant === 'minichess', recipeOf(settings).hashMb)
