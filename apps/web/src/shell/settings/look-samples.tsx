import { PieceDrawing } from '../../pieces/piece-picture.tsx'
import type { BoardTheme, PieceTheme } from '../../preferences/preferences.ts'
import styles from './look-samples.module.css'

/** Four squares of a board; the theme's own colours hold inside, whatever the page shows. */
export function BoardSample({ theme }: { readonly theme: BoardTheme }) {
  return (
    <span className={`${styles.sample} ${styles.board}`} data-board={theme} aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <span key={place} className={place % 2 === 0 ? styles.woodLight : styles.woodDark} />
      ))}
    </span>
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
    <svg className={styles.sample} viewBox="0 0 400 100" aria-hidden="true" focusable="false">
      {samplePieces.map((piece, index) => (
        <g key={piece.role} transform={`translate(${100 * index} 0)`}>
          <rect className={index % 2 === 0 ? styles.dark : styles.light} width={100} height={100} />
          <PieceDrawing piece={piece} theme={theme} />
        </g>
      ))}
    </svg>
  )
}
