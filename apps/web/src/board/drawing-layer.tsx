// biome-ignore-all lint/suspicious/noArrayIndexKey: two drawings may be alike, and only their order tells them apart.
import type { Color } from '@rookery/rules'
import type { CSSProperties } from 'react'
import { arrowPath, type BoardArrow, type BoardCircle, middleOf, type Point, type Tone } from './drawings.ts'
import type { BoardSize } from './geometry.ts'

interface Props {
  readonly size: BoardSize
  readonly orientation: Color
  readonly arrows: readonly BoardArrow[]
  readonly circles: readonly BoardCircle[]
}

/** Arrows and circles over the pieces; a picture in squares, so it fits every board at every size. */
export function DrawingLayer({ size, orientation, arrows, circles }: Props) {
  if (arrows.length === 0 && circles.length === 0) return null
  return (
    <svg
      className="drawings"
      viewBox={`0 0 ${size.files} ${size.ranks}`}
      aria-hidden="true"
      focusable="false"
    >
      <Drawings size={size} orientation={orientation} arrows={arrows} circles={circles} />
    </svg>
  )
}

/** The same inside another picture whose unit is one square. */
export function Drawings({ size, orientation, arrows, circles }: Props) {
  const strokes = arrows.filter(({ from, to }) => from !== to)
  return (
    <>
      {circles.map(({ at, tone = 'accent', color }, index) => {
        const { x, y } = middleOf(size, orientation, at)
        return (
          <circle
            key={index}
            className={`drawing-circle tone-${tone}`}
            style={inkOf(color)}
            cx={x}
            cy={y}
            r={0.45}
          />
        )
      })}
      {strokes.map(({ from, to, tone = 'accent', color, weight }, index) => (
        <path
          key={index}
          className={`drawing-arrow tone-${tone}`}
          style={inkOf(color)}
          d={arrowPath(middleOf(size, orientation, from), middleOf(size, orientation, to), weight)}
        />
      ))}
      {strokes.map(
        ({ to, tone = 'accent', color, label }, index) =>
          label !== undefined && (
            <Seal key={index} at={middleOf(size, orientation, to)} tone={tone} color={color} label={label} />
          ),
      )}
    </>
  )
}

interface SealProps {
  readonly at: Point
  readonly tone: Tone
  readonly color: string | undefined
  readonly label: string
}

/** In the square's corner, where the piece leaves room. */
function Seal({ at, tone, color, label }: SealProps) {
  return (
    <g className={`tone-${tone}`} style={inkOf(color)} transform={`translate(${at.x + 0.32} ${at.y - 0.32})`}>
      <circle className="drawing-seal" r={0.16} />
      <text className="drawing-label" y={0.07}>
        {label}
      </text>
    </g>
  )
}

const inkOf = (color: string | undefined): CSSProperties | undefined =>
  color === undefined ? undefined : ({ '--drawing': color, '--drawing-edge': '#fffdf7' } as CSSProperties)
