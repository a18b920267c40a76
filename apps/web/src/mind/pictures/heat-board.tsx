import type { BoardHighlight } from '@rookery/board'
import { makePawns, otherView, type SquareWorth, whoseView } from '@rookery/players'
import { type Color, makeSquare, type Position } from '@rookery/rules'
import { makeNumber } from '@rookery/words'
import { say } from '@rookery/words/web/mind'
import { useMemo } from 'react'
import { useBoard } from '../../board/board.tsx'
import { usePreferences } from '../../preferences/store.ts'
import textStyles from '../../ui/text.module.css'
import { useMindStage } from '../stage/mind-stage.ts'
import styles from './heat-board.module.css'

interface Props {
  readonly position: Position
  readonly orientation: Color
  /** In pawns, from the side from which scores are told. */
  readonly worths: readonly SquareWorth[]
  readonly label: string
}

/** A number has room for five signs under its piece: +0.35, +12.4, +124. */
function makeShort(pawns: number): string {
  if (Math.abs(pawns) < 9.995) return makePawns(pawns)
  const places = Math.abs(pawns) < 99.95 ? 1 : 0
  return makeNumber(pawns, {
    maximumFractionDigits: places,
    signDisplay: 'exceptZero',
    useGrouping: false,
  }).replace('-', '\u2212')
}

/** What each piece adds where it stands: the stronger the colour the more, and the number under it in any case. */
export function HeatBoard({ position, orientation, worths, label }: Props) {
  const { pieces } = usePreferences()
  const { view } = useMindStage()
  const highlights = useMemo<BoardHighlight[]>(() => {
    const most = heatLimit(worths)
    return worths.map(({ square, value }) => {
      const share = value === 0 ? 0 : 0.12 + 0.68 * Math.min(1, Math.abs(value) / most)
      const hue = value > 0 ? 'var(--heat-good)' : 'var(--heat-bad)'
      const color = `color-mix(in srgb, ${hue} ${Math.round(100 * share)}%, transparent)`
      return { at: square, color, label: makeShort(value) }
    })
  }, [worths])
  const board = useBoard({
    still: true,
    label,
    pieces,
    coordinates: false,
    animation: 0,
    orientation,
    lastMove: 'none',
    check: 'none',
    highlights,
    position,
  })
  return (
    <figure className={styles.heat}>
      <rookery-board ref={board} className={styles.board} />
      <figcaption className={styles.legend}>
        <span data-speaks="for">{say('heat.for', { side: whoseView(view) })}</span>
        <span data-speaks="against">{say('heat.against', { side: whoseView(otherView(view)) })}</span>
        <span>{say('heat.scale')}</span>
      </figcaption>
      <ul className={textStyles.unseen} aria-label={say('heat.list')}>
        {worths.map(({ square, piece, value }) => (
          <li key={square}>
            {say('heat.square', { ...piece, square: makeSquare(square), worth: makePawns(value) })}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The value that has the full colour: a king's, or a mate's, must not leave all others pale. */
function heatLimit(worths: readonly Pick<SquareWorth, 'value'>[]): number {
  const sizes = worths.map(({ value }) => Math.abs(value)).sort((a, b) => a - b)
  const most = sizes.at(-1) ?? 0
  const usual = sizes[Math.floor(sizes.length * 0.9) - 1] ?? most
  return Math.max(0.01, most > 20 * usual && usual > 0 ? usual : most)
}
