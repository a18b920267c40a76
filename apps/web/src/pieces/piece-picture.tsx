import type { Piece } from '@rookery/rules'
import { memo } from 'react'
import { shapes } from './shapes.ts'

interface Props {
  readonly piece: Piece
}

export const PiecePicture = memo(function PiecePicture({ piece: { color, role } }: Props) {
  const { body, trim, balls = [], lines = [], eye } = shapes[role]
  return (
    <svg className={`piece piece-${color}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {body.map((path) => (
        <path key={path} className="piece-body" d={path} />
      ))}
      {trim.map((path) => (
        <path key={path} className="piece-trim" d={path} />
      ))}
      {balls.map(({ x, y, radius }) => (
        <circle key={x} className="piece-trim" cx={x} cy={y} r={radius} />
      ))}
      {lines.map((path) => (
        <path key={path} className="piece-line" d={path} />
      ))}
      {eye && <circle className="piece-eye" cx={eye.x} cy={eye.y} r={eye.radius} />}
    </svg>
  )
})
