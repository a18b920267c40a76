import { type Color, type Line, type Move, moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/analyse'
import { useMemo } from 'react'
import { Board } from '../../board/board.tsx'
import deskStyles from '../../ui/desk.module.css'
import { EvaluationBar } from '../../ui/evaluation-bar.tsx'
import { type Trial, trialMoves } from './trial.ts'

interface Props {
  readonly trial: Trial
  readonly orientation: Color
  readonly onTry: (move: Move) => void
}

/** The line of the task and what was tried in it. */
const trialLine = (trial: Trial): Line =>
  trialMoves(trial).reduce((line, move) => line.play(move), trial.task.line)

/** The position before a mistake, without a word of what is best there. */
export function TrialBoard({ trial, orientation, onTry }: Props) {
  const { position, moves } = trialLine(trial)
  const { move } = trial.task.mistake
  const mistake = useMemo(
    () => [{ from: moveFrom(move), to: moveTo(move), tone: 'red' as const, weight: 0.6 }],
    [move],
  )
  return (
    <div className={deskStyles.board}>
      <EvaluationBar whiteShare={undefined} label={say('bar.hidden')} orientation={orientation} />
      <Board
        position={position}
        lastMove={moves.at(-1)}
        orientation={orientation}
        arrows={trial.kind === 'asking' ? mistake : []}
        movable={trial.kind === 'asking' ? position.turn : undefined}
        onMove={onTry}
        announce
      />
    </div>
  )
}
