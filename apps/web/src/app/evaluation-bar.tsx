import type { Color } from '@rookery/rules'
import type { CSSProperties } from 'react'
import type { Evaluation } from '../game/evaluation.ts'

interface Props {
  readonly evaluation: Evaluation
  readonly orientation: Color
  readonly name: string
}

/** A slim bar beside the board: the more of it is white, the better White stands in the mind's own eyes. */
export function EvaluationBar({ evaluation: { whiteShare, text }, orientation, name }: Props) {
  const words = `${name} sees ${text}`
  return (
    <div
      className="evaluation"
      role="img"
      aria-label={words}
      title={words}
      data-below={orientation}
      style={{ '--white-share': whiteShare } as CSSProperties}
    />
  )
}
