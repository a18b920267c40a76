import { chancesOf, makePercent, makeScore, type ScoreView, whoseView } from '@rookery/players'
import { say } from '@rookery/words/web/mind'
import textStyles from '../../ui/text.module.css'
import type { GameScore } from '../stage/game-scores.ts'
import styles from './score-graph.module.css'

interface Props {
  readonly name: string
  readonly scores: readonly GameScore[]
  /** The ply of the thought that is shown. */
  readonly at: number
  readonly view: ScoreView
}

interface PlacedScore extends GameScore {
  /** From 0 to 1, of the side that scores are told for. */
  readonly expectation: number
}

const width = 320
const height = 96

/** One side's chances before each of its moves: the higher, the better for that side. */
export function ScoreGraph({ name, scores: told, at, view }: Props) {
  const scores: readonly PlacedScore[] = told.map((each) => ({
    ...each,
    expectation: chancesOf(each.score, view.side)!,
  }))
  const first = scores[0]!.ply
  const last = Math.max(first + 1, scores.at(-1)!.ply)
  const x = (ply: number) => 4 + ((width - 8) * (ply - first)) / (last - first)
  const y = (expectation: number) => 4 + (height - 8) * (1 - expectation)
  const points = scores.map(({ ply, expectation }) => `${x(ply).toFixed(1)},${y(expectation).toFixed(1)}`)
  const now = scores.find(({ ply }) => ply === at)
  const span = { side: whoseView(view), mind: name, first: moveOf(first), last: moveOf(last) }
  return (
    <figure className={styles.graph}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describe(scores, view)}>
        <line className={styles.middle} x1={0} x2={width} y1={height / 2} y2={height / 2} />
        <polyline className={styles.line} points={points.join(' ')} />
        {scores.map(({ ply, expectation, score }) => (
          <circle key={ply} className={styles.point} cx={x(ply)} cy={y(expectation)} r={2.5}>
            <title>{say('score.point', { number: moveOf(ply), score: makeScore(score, view.side) })}</title>
          </circle>
        ))}
        {now && <circle className={styles.now} cx={x(now.ply)} cy={y(now.expectation)} r={5} />}
      </svg>
      <figcaption className={textStyles.note}>
        {now
          ? say('score.graphHere', {
              ...span,
              chances: makePercent(now.expectation),
              score: makeScore(now.score, view.side),
            })
          : say('score.graph', span)}
      </figcaption>
    </figure>
  )
}

const moveOf = (ply: number): number => Math.floor(ply / 2) + 1

function describe(scores: readonly PlacedScore[], view: ScoreView): string {
  const told = scores.map(({ ply, expectation }) =>
    say('score.graphMove', { number: moveOf(ply), chances: makePercent(expectation) }),
  )
  return say('score.graphLabel', { side: whoseView(view), told: told.join(', ') })
}
