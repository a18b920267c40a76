import { SoloCore } from '@rookery/engine/core'
import { serve, withTransfer } from '@rookery/workers'
import type { GameCalls, WorkerSetup } from './pool.ts'
import { playGame } from './self-play.ts'
import { recipeOf } from './settings.ts'

serve<GameCalls, WorkerSetup>(({ module, settings, network, starts }) => {
  const core = new SoloCore(module, settings.variant === 'minichess', recipeOf(settings).hashMb, network)
  return {
    play(number) {
      const { moves, ending, result, records } = playGame(core, settings, number, { starts })
      return withTransfer({ moves, ending, result, records }, [records.buffer as ArrayBuffer])
    },
  }
})
