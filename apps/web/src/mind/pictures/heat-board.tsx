import type { BoardHighlight } from '@rookery/board'
import { makePawns, makeTerm, otherView, type SquareWorth, type TermUnit, whoseView } from '@rookery/players'
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
  /** What the numbers are told in, if not in pawns. */
  readonly unit?: TermUnit | undefined
}

/** A number has room for five signs under its piece: +0.35, +12.4, +124, +10K. */
function makeShort(pawns: number, unit: TermUnit | undefined): string {
  if (!unit && Math.abs(pawns) < 9.995) return makePawns(pawns)
  const places = unit || Math.abs(pawns) >= 99.95 ? 0 : 1
  return makeNumber(pawns * (unit?.perPawn ?? 1), {
    maximumFractionDigits: places,
    signDisplay: 'exceptZero',
    useGrouping: false,
    ...(unit && { notation: 'compact' }),
  }).replace('-', '\u2212')
}

/** What each piece adds where it stands: the stronger the colour the more, and the number under it in any case. */
export function HeatBoard({ position, orientation, worths, label, unit }: Props) {
  const { pieces } = usePreferences()
  const { view } = useMindStage()
  const highlights = useMemo<BoardHighlight[]>(() => {
    const most = heatLimit(worths)
    return worths.map(({ square, value }) => {
      const share = value === 0 ? 0 : 0.12 + 0.68 * Math.min(1, Math.abs(value) / most)
      const hue = value > 0 ? 'var(--heat-good)' : 'var(--heat-bad)'
      const color = `color-mix(in srgb, ${hue} ${Math.round(100 * share)}%, transparent)`
      return { at: square, color, label: makeShort(value, unit) }
    })
  }, [worths, unit])
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
        <span>{say('heat.scale', { unit: unit?.name ?? say('heat.pawns') })}</span>
      </figcaption>
      <ul className={textStyles.unseen} aria-label={say('heat.list')}>
        {worths.map(({ square, piece, value }) => (
          <li key={square}>
            {say('heat.square', { ...piece, square: makeSquare(square), worth: makeTerm(value, unit) })}
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
