import { openMynah } from '@rookery/players/mynah'
import { serve } from '@rookery/workers'
import { type Miners, type MineSettings, mineGame } from './mine-game.ts'
import { openRaven } from './open-raven.ts'
import type { MineCalls } from './pool.ts'

const HASH_MB = 4

serve<MineCalls, MineSettings>(async (settings) => {
  const miners: Miners = {
    mynah: await openMynah(),
    raven: await openRaven(settings.variant, HASH_MB),
    prover: await openRaven(settings.variant, HASH_MB),
  }
  return { mine: (game) => mineGame(miners, settings, game) }
})
