import { describeFaults, type GameSource, type GameView, toGame, type Variant } from '@rookery/rules'
import { PlayerError } from '../player-error.ts'

export function readGame(source: GameSource, variant?: Variant): GameView {
  const game = toGame(source, variant)
  if (game.ok) return game.value
  throw new PlayerError('bad-game', describeFaults(game.faults))
}
