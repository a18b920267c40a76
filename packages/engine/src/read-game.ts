import { describeFaults, type GameSource, type GameView, toGame, type Variant } from '@rookery/rules'
import { EngineError } from './engine-error.ts'

export function readGame(given: GameSource, variant: Variant): GameView {
  const game = toGame(given, variant)
  if (game.ok) return game.value
  throw new EngineError('game', describeFaults(game.faults))
}
