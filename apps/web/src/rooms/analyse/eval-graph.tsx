import type { MoveClass } from '@rookery/analysis'
import { type ScoreView, whoseView } from '@rookery/players'
import { say } from '@rookery/words/web/analyse'
import { chanceFor, makePercent } from './chances.ts'
import styles from './eval-graph.module.css'

interface GraphMark {
  readonly ply: number
  readonly class: MoveClass
}

interface Props {
  /** White's, in each position of the game; undefined where it was not looked at, which is at the start. */
  readonly chances: readonly (number | undefined)[]
  readonly cursor: number
  readonly view: ScoreView
  readonly marks: readonly GraphMark[]
  /** "12. Qxh7" for the slider's name of a place. */
  readonly nameOf: (ply: number) => string
  readonly onStep: (ply: number) => void
}

const height = 100

/** The chances of one side over the game. A slider lies over the picture, so that pointer and keyboard walk along it. */
export function EvalGraph({ chances, cursor, view, marks, nameOf, onStep }: Props) {
  const last = Math.max(1, chances.length - 1)
  const x = (ply: number) => (100 * ply) / last
  // White's land lies below, or where Black's chances are told, above: the higher the line, the better for the one they are told for.
  const y = (chance: number) => height * (1 - chanceFor(view, chance))
  const ground = view.side === 'white' ? height : 0
  const points = chances.flatMap((chance, ply) =>
    chance === undefined ? [] : [`${round(x(ply))},${round(y(chance))}`],
  )
  const firstX = round(x(chances.length - points.length))
  const known = chances[cursor]
  return (
    <div className={styles.graph}>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {points.length > 0 && (
          <polygon
            className={styles.white}
            points={`${firstX},${ground} ${points.join(' ')} ${round(x(chances.length - 1))},${ground}`}
          />
        )}
        <line className={styles.even} x1="0" x2="100" y1={height / 2} y2={height / 2} />
        <polyline className={styles.line} points={points.join(' ')} />
        <line className={styles.cursor} x1={x(cursor)} x2={x(cursor)} y1="0" y2={height} />
      </svg>
      {marks.map(({ ply, class: verdict }) => (
        <span
          key={ply}
          className={styles.mark}
          data-class={verdict}
          style={{ left: `${x(ply)}%`, top: `${y(chances[ply] ?? 0.5)}%` }}
        />
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={Math.min(cursor, last)}
        aria-label={say('graph.label')}
        aria-valuetext={
          known === undefined
            ? nameOf(cursor)
            : say('graph.at', {
                move: nameOf(cursor),
                side: whoseView(view),
                percent: makePercent(chanceFor(view, known)),
              })
        }
        onChange={(event) => onStep(Number(event.target.value))}
      />
    </div>
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
