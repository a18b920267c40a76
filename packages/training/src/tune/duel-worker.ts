import { serve } from '@rookery/workers'
import type { DuelCalls, DuelSetup } from './duels.ts'
import { openDuels } from './play-duels.ts'

serve<DuelCalls, DuelSetup>((setup) => ({ duel: openDuels(setup) }))
