import {
  type Color,
  type Move,
  moveFrom,
  movePromotion,
  moveTo,
  type Position,
  type Role,
  type Square,
} from '@rookery/rules'
import { type ReactNode, useMemo, useState } from 'react'
import { Board } from './board.tsx'
import type { BoardArrow } from './drawings.ts'
import { type BoardMarks, findTargets, kingInReach } from './marks.ts'
import { PromotionDialog } from './promotion-dialog.tsx'

interface Props {
  readonly position: Position
  /** The move that led here. */
  readonly lastMove: Move | undefined
  readonly orientation: Color
  readonly arrows: readonly BoardArrow[]
  readonly onMove: (move: Move) => void
  readonly children?: ReactNode
}

interface Hand {
  /** What is in hand belongs to this position: in another one the hand is empty. */
  readonly position: Position
  readonly selected: Square
  readonly crowning?: Square
}

/** A board on which whoever sits at it moves both sides. */
export function DeskBoard({ position, lastMove, orientation, arrows, onMove, children }: Props) {
  const { variant, turn } = position
  const [held, setHeld] = useState<Hand>()
  const hand = held?.position === position ? held : undefined
  const selected = hand?.selected
  const marks = useMemo<BoardMarks>(
    () => ({
      lastMove: lastMove === undefined ? [] : [moveFrom(lastMove), moveTo(lastMove)],
      check: kingInReach(position),
      selected,
      targets: selected === undefined ? new Map() : findTargets(position, selected),
    }),
    [position, lastMove, selected],
  )

  const take = (square: Square) =>
    setHeld(position.pieceAt(square)?.color === turn ? { position, selected: square } : undefined)

  const tryMove = (from: Square, to: Square): boolean => {
    const crownings = crowningsBetween(position, from, to)
    if (crownings.length > 1) {
      setHeld({ position, selected: from, crowning: to })
      return false
    }
    const move = crownings[0] ?? position.findMove(from, to)
    if (move === undefined) return false
    setHeld(undefined)
    onMove(move)
    return true
  }

  const press = (square: Square) => {
    if (square === selected) setHeld(undefined)
    else if (selected === undefined || !marks.targets.has(square)) take(square)
    else tryMove(selected, square)
  }

  const crown = (role: Role) => {
    const move = hand?.crowning === undefined ? undefined : position.findMove(selected!, hand.crowning, role)
    setHeld(undefined)
    if (move !== undefined) onMove(move)
  }

  return (
    <Board
      position={position}
      orientation={orientation}
      marks={marks}
      movable={turn}
      arrows={arrows}
      onPress={press}
      onGrab={take}
      onDrop={tryMove}
      onCancel={() => setHeld(undefined)}
    >
      {hand?.crowning !== undefined && (
        <PromotionDialog
          variant={variant}
          orientation={orientation}
          square={hand.crowning}
          color={turn}
          onChoose={crown}
          onCancel={() => setHeld(undefined)}
        />
      )}
      {children}
    </Board>
  )
}

const crowningsBetween = (position: Position, from: Square, to: Square): Move[] =>
  position
    .legalMoves()
    .filter((move) => movePromotion(move) !== undefined && moveFrom(move) === from && moveTo(move) === to)
