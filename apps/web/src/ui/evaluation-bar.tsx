import type { Color } from '@rookery/rules'
import type { CSSProperties } from 'react'
import '../style/evaluation.css'

interface Props {
  /** From 0 to 1; undefined where nothing is known. */
  readonly whiteShare: number | undefined
  readonly label: string
  readonly orientation: Color
}

/** A slim bar beside the board: the more of it is white, the better White stands; white is on the side where White sits. */
export function EvaluationBar({ whiteShare, label, orientation }: Props) {
  return (
    <div
      className="evaluation"
      role="img"
      aria-label={label}
      title={label}
      data-below={orientation}
      data-known={whiteShare !== undefined}
      style={{ '--white-share': whiteShare ?? 0.5 } as CSSProperties}
    />
  )
}
