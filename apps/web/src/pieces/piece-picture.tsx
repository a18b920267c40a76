import type { Piece } from '@rookery/rules'
import { pieceSets } from '@rookery/rules/pieces'
import { memo } from 'react'
import type { PieceTheme } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/store.ts'

interface Props {
  readonly piece: Piece
}

export const PiecePicture = memo(function PiecePicture({ piece }: Props) {
  return (
    <svg className="piece" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <PieceDrawing piece={piece} />
    </svg>
  )
})

interface DrawingProps extends Props {
  /** The set the person prefers, unless told. */
  readonly theme?: PieceTheme
}

/** A piece in a box of 100 x 100 inside another picture. */
export function PieceDrawing({ piece: { color, role }, theme }: DrawingProps) {
  const preferred = usePreferences().pieces
  return (
    <g className={`piece-${color}`}>
      {pieceSets[theme ?? preferred][role].map(({ part, path }) => (
        <path key={path} className={`piece-${part}`} d={path} />
      ))}
    </g>
  )
}
