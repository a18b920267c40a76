import { isLightSquare, placeOnView, squareRows } from '@rookery/board'
import type { SquareWorth } from '@rookery/players'
import { type Color, makeSquare, type Position } from '@rookery/rules'
import { PieceDrawing } from '../../pieces/piece-picture.tsx'
import { makeSigned } from '../../ui/numbers.ts'
import textStyles from '../../ui/text.module.css'
import { describePiece } from '../../ui/words.ts'
import styles from './heat-board.module.css'

interface Props {
  readonly position: Position
  readonly orientation: Color
  readonly worths: readonly SquareWorth[]
  readonly label: string
}

/** A number has room for five signs under its piece. */
const makeShort = (value: number): string =>
  Math.abs(value) >= 10_000
    ? `${makeSigned(Math.round(value / 1000))}k`
    : makeSigned(Math.round(value)).replace(',', '')

/** What each piece adds where it stands: the stronger the colour the more, and the number under it in any case. */
export function HeatBoard({ position, orientation, worths, label }: Props) {
  const { variant } = position
  const most = heatLimit(worths)
  const bySquare = new Map(worths.map((worth) => [worth.square, worth.value]))
  return (
    <figure className={styles.heat}>
      <svg
        className={styles.board}
        viewBox={`0 0 ${variant.files} ${variant.ranks}`}
        role="img"
        aria-label={label}
      >
        {squareRows(variant, orientation)
          .flat()
          .map((square) => {
            const { column, row } = placeOnView(variant, orientation, square)
            const value = bySquare.get(square) ?? 0
            const piece = position.pieceAt(square)
            return (
              <g key={square} transform={`translate(${column} ${row})`}>
                <rect
                  className={isLightSquare(square) ? styles.light : styles.dark}
                  width={1}
                  height={1}
                  shapeRendering="crispEdges"
                />
                {value !== 0 && (
                  <rect
                    className={value > 0 ? styles.good : styles.bad}
                    width={1}
                    height={1}
                    opacity={0.12 + 0.68 * Math.min(1, Math.abs(value) / most)}
                    shapeRendering="crispEdges"
                  />
                )}
                {piece && (
                  <g transform="translate(0.2 0.02) scale(0.006)">
                    <PieceDrawing piece={piece} />
                  </g>
                )}
                {bySquare.has(square) && (
                  <text className={styles.number} x={0.5} y={0.93}>
                    {makeShort(value)}
                  </text>
                )}
              </g>
            )
          })}
      </svg>
      <ul className={textStyles.unseen} aria-label="Square by square">
        {worths.map(({ square, piece, value }) => (
          <li key={square}>
            {describePiece(piece)} on {makeSquare(square)}: {makeSigned(value)}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The value that has the full colour: a king's, or a mate's, must not leave all others pale. */
function heatLimit(worths: readonly Pick<SquareWorth, 'value'>[]): number {
  const sizes = worths.map(({ value }) => Math.abs(value)).sort((a, b) => a - b)
  const most = sizes.at(-1) ?? 1
  const usual = sizes[Math.floor(sizes.length * 0.9) - 1] ?? most
  return Math.max(1, most > 20 * usual && usual > 0 ? usual : most)
}
