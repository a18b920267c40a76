import type { Piece } from '@rookery/rules'
import { memo } from 'react'
import type { PieceTheme } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/store.ts'
import { letterPaths } from './letters.ts'
import { shapes } from './shapes.ts'

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
    <g className={`piece-paint piece-${color}`}>
      {(theme ?? preferred) === 'letters' ? <LetterPiece role={role} /> : <CarvedPiece role={role} />}
    </g>
  )
}

function CarvedPiece({ role }: Pick<Piece, 'role'>) {
  const { body, trim, balls = [], lines = [], eye } = shapes[role]
  return (
    <>
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
    </>
  )
}

/** A round token with the letter the piece has in a score sheet. */
function LetterPiece({ role }: Pick<Piece, 'role'>) {
  const radius = role === 'pawn' ? 29 : 38
  return (
    <>
      <circle className="piece-body" cx={50} cy={50} r={radius} />
      {role !== 'pawn' && <circle className="piece-rim" cx={50} cy={50} r={32} />}
      <path className="piece-letter" d={letterPaths[role]} />
    </>
  )
}
