import type { Color } from '@rookery/rules'
import type { CSSProperties } from 'react'
import { makePercent } from './chances.ts'

interface Props {
  /** White's, undefined where nothing is known. */
  readonly chance: number | undefined
  readonly orientation: Color
}

/** White's part of the bar is White's chance; it stands on the side where White sits. */
export function EvalBar({ chance, orientation }: Props) {
  const label = chance === undefined ? 'No evaluation yet' : `White’s chances: ${makePercent(chance)}`
  return (
    <div
      className="eval-bar"
      role="img"
      aria-label={label}
      title={label}
      data-orientation={orientation}
      data-known={chance !== undefined}
      style={{ '--white': `${100 * (chance ?? 0.5)}%` } as CSSProperties}
    />
  )
}
