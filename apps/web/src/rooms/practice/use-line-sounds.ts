import type { Line } from '@rookery/rules'
import { useEffect, useRef } from 'react'
import { playSound } from '../../sounds/play-sound.ts'
import { soundOf } from '../../sounds/sound-of.ts'

/** Lets every move that comes onto the board be heard. */
export function useLineSounds(line: Line): void {
  const before = useRef(line)
  useEffect(() => {
    const { start, moves } = before.current
    before.current = line
    if (line.start === start && line.moves.length === moves.length + 1)
      playSound(soundOf(line, line.moves.length))
  }, [line])
}
