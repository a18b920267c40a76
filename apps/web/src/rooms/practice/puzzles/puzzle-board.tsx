import { hintedSquares, isAsked, lineOnBoard, type Solving } from '@rookery/practice'
import type { Color, Move } from '@rookery/rules'
import { useMemo } from 'react'
import { Board } from '../../../board/board.tsx'
import { useHintMarks } from '../hint-marks.ts'
import { useLineSounds } from '../use-line-sounds.ts'
import type { Refutation } from './use-refutation.ts'

interface Props {
  readonly solving: Solving
  readonly refutation: Refutation | undefined
  readonly orientation: Color
  readonly canMove: boolean
  readonly onTry: (move: Move) => void
}

/** A puzzle, and what Raven answers to a wrong move. */
export function PuzzleBoard({ solving, refutation, orientation, canMove, onTry }: Props) {
  const line = useMemo(
    () =>
      (refutation?.moves.slice(0, refutation.shown) ?? []).reduce(
        (at, move) => at.play(move),
        lineOnBoard(solving),
      ),
    [solving, refutation],
  )
  useLineSounds(line)
  const marks = useHintMarks(hintedSquares(solving))
  return (
    <Board
      position={line.position}
      lastMove={line.moves.at(-1)}
      orientation={orientation}
      movable={canMove && isAsked(solving) ? line.position.turn : undefined}
      onMove={onTry}
      {...marks}
      announce
    />
  )
}
