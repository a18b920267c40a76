import { readFileSync } from 'node:fs'
import { coreFile, SoloCore } from '@rookery/engine/core'
import { type DataSettings, recipeOf } from './settings.ts'

const module = new WebAssembly.Module(readFileSync(coreFile(true)))

export const openSoloCore = (settings: DataSettings): SoloCore =>
  new SoloCore(module, settings.variant === 'minichess', recipeOf(settings).hashMb)
