import { type Move, moveFrom, moveTo } from '@rookery/rules'
import { useMemo } from 'react'
import { Board } from '../../../board/board.tsx'
import { type Trial, trialMoves } from '../../analyse/trial.ts'
import { useHintMarks } from '../hint-marks.ts'
import { useLineSounds } from '../use-line-sounds.ts'
import type { Drills } from './use-drills.ts'

interface Props {
  readonly trial: Trial
  readonly hinted: Drills['hinted']
  readonly orientation: 'white' | 'black'
  readonly onTry: (move: Move) => void
}

/** The position before the mistake, which a red arrow shows, and what is tried in its place. */
export function DrillBoard({ trial, hinted, orientation, onTry }: Props) {
  const line = useMemo(() => trialMoves(trial).reduce((at, move) => at.play(move), trial.task.line), [trial])
  useLineSounds(line)
  const { move } = trial.task.mistake
  const marks = useHintMarks(hinted)
  const arrows = useMemo(
    () => [{ from: moveFrom(move), to: moveTo(move), tone: 'red' as const, weight: 0.6 }, ...marks.arrows],
    [move, marks],
  )
  return (
    <Board
      position={line.position}
      lastMove={line.moves.at(-1)}
      orientation={orientation}
      arrows={trial.kind === 'asking' ? arrows : []}
      circles={marks.circles}
      movable={trial.kind === 'asking' ? line.position.turn : undefined}
      onMove={onTry}
      announce
    />
  )
}
