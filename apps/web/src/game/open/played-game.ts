import { entryOf, loneMind, type MindSeat, type PlayState } from '@rookery/play'
import type { Line, VariantId } from '@rookery/rules'
import { parseSavedState } from '../saved-state.ts'
import { readCurrentGame } from '../storage/current-game.ts'

/** The game that the Play room has open, where there is one with moves. */
export const currentGame = (): Line | undefined => readPlayed()?.line

/** The mind that was played last, where there is one and it plays the variant. */
export function lastOpponent(variant: VariantId): MindSeat | undefined {
  const played = readPlayed()
  const mind = played && loneMind(played.setup.sides)
  return mind && entryOf(mind).variants.includes(variant) ? mind : undefined
}

function readPlayed(): PlayState | undefined {
  const saved = readCurrentGame()
  const state = saved === null ? undefined : parseSavedState(saved)
  return state?.ok && state.value.line.moves.length > 0 ? state.value : undefined
}
