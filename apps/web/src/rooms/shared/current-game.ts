import type { Line } from '@rookery/rules'
import { parseSavedGame } from '../../game/saved-game.ts'
import { readCurrentGame } from '../../storage/current-game.ts'

/** The game that the Play room has open, where there is one with moves. */
export function currentGame(): Line | undefined {
  const saved = readCurrentGame()
  const state = saved === null ? undefined : parseSavedGame(saved)
  return state?.ok && state.value.line.moves.length > 0 ? state.value.line : undefined
}
