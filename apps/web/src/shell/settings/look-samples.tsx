import { PieceDrawing } from '../../pieces/piece-picture.tsx'
import type { BoardTheme, PieceTheme } from '../../preferences/preferences.ts'

/** Four squares of a board; the theme's own colours hold inside, whatever the page shows. */
export function BoardSample({ theme }: { readonly theme: BoardTheme }) {
  return (
    <svg className="look-sample" data-board={theme} viewBox="0 0 4 2" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3].flatMap((column) =>
        [0, 1].map((row) => (
          <rect
            key={`${column} ${row}`}
            className={(column + row) % 2 === 0 ? 'small-light' : 'small-dark'}
            x={column}
            y={row}
            width={1}
            height={1}
            shapeRendering="crispEdges"
          />
        )),
      )}
    </svg>
  )
}

const samplePieces = [
  { color: 'white', role: 'king' },
  { color: 'black', role: 'queen' },
  { color: 'white', role: 'knight' },
  { color: 'black', role: 'pawn' },
] as const

export function PieceSample({ theme }: { readonly theme: PieceTheme }) {
  return (
    <svg className="look-sample" viewBox="0 0 400 100" aria-hidden="true" focusable="false">
      {samplePieces.map((piece, index) => (
        <g key={piece.role} transform={`translate(${100 * index} 0)`}>
          <rect className={index % 2 === 0 ? 'small-dark' : 'small-light'} width={100} height={100} />
          <PieceDrawing piece={piece} theme={theme} />
        </g>
      ))}
    </svg>
  )
}
