import { type Color, makeSquare, rankOf } from '@rookery/rules'
import { memo } from 'react'
import { type BoardSize, isLightSquare, squareRows } from './geometry.ts'

interface Props {
  readonly size: BoardSize
  readonly orientation: Color
}

/** Ranks along the left edge and files along the lower one. */
export const Coordinates = memo(function Coordinates({ size, orientation }: Props) {
  const rows = squareRows(size, orientation)
  const wood = (square: number) => (isLightSquare(square) ? 'on-light' : 'on-dark')
  return (
    <div className="coordinates" aria-hidden="true">
      {rows.map(([square], row) => (
        <span
          key={square}
          className={`coordinate coordinate-rank ${wood(square!)}`}
          style={{ top: `${(100 * row) / size.ranks}%` }}
        >
          {rankOf(square!) + 1}
        </span>
      ))}
      {rows.at(-1)!.map((square, column) => (
        <span
          key={square}
          className={`coordinate coordinate-file ${wood(square)}`}
          style={{ right: `${100 - (100 * (column + 1)) / size.files}%` }}
        >
          {makeSquare(square).charAt(0)}
        </span>
      ))}
    </div>
  )
})
