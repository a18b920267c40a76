import { useEffect } from 'react'
import type { PlayState } from '../game/play-state.ts'
import { makeSavedGame } from '../game/saved-game.ts'

const key = 'rookery.game'

/** Null where the browser keeps nothing or forbids us to look. */
export function readSavedGame(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Saves the game after every change; a browser that refuses is reported once. */
export function useSavedGame(state: PlayState, onRefused: () => void): void {
  const { setup, line, orientation, ended } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thought is saved with the move it led to.
  useEffect(() => {
    try {
      window.localStorage.setItem(key, makeSavedGame(state))
    } catch {
      onRefused()
    }
  }, [setup, line, orientation, ended])
}
