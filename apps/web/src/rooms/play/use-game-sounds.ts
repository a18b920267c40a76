import { outcomeOf, type PlayState } from '@rookery/play'
import { useEffect, useRef } from 'react'
import { playSound } from '../../sounds/play-sound.ts'
import { soundOf } from '../../sounds/sound-of.ts'

/** Lets every move that appears on the board be heard, and the end of the game. */
export function useGameSounds(state: PlayState): void {
  const before = useRef(state)
  useEffect(() => {
    const last = before.current
    before.current = state
    if (state.gameId !== last.gameId) return
    const { line, cursor } = state
    if (outcomeOf(state) && !outcomeOf(last)) playSound('end')
    else if (cursor === last.cursor + 1) playSound(soundOf(line, cursor))
  }, [state])
}
