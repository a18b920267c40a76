import { type StandingLine, type Verdict, writeFor } from '@rookery/analysis'
import { describeOutcome } from '@rookery/play'
import { type ScoreView, whoseView } from '@rookery/players'
import { type Line, type Move, makeSans } from '@rookery/rules'
import { say } from '@rookery/words/web/analyse'
import { type CSSProperties, type FocusEvent, useMemo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Rich } from '../../ui/rich.tsx'
import textStyles from '../../ui/text.module.css'
import { ravenPlays, ravenThreads } from './raven-desk.ts'
import styles from './raven-lines.module.css'
import { useRavenView } from './raven-view.tsx'

interface Props {
  readonly line: Line
  readonly view: ScoreView
  /** What a review found in this position: it knows how the game went on, and may know better. */
  readonly reviewed: Verdict | undefined
  readonly isOn: boolean
  readonly lines: number
  readonly onToggle: () => void
  readonly onLines: (lines: number) => void
  readonly onPlay: (moves: readonly Move[]) => void
}

const shownPlies = 10
const reviewedPlies = 4
const lineChoices = [1, 2, 3, 4, 5] as const

/** What Raven makes of the shown position, while it looks ever deeper. */
export function RavenLines({ line, view, reviewed, isOn, lines, onToggle, onLines, onPlay }: Props) {
  const { lines: shown, work, failure } = useRavenView()
  const outcome = line.outcome()
  const plays = ravenPlays(line.variant)
  return (
    <section className={styles.view} aria-label={say('raven.label')}>
      <header className={styles.head}>
        <button type="button" aria-pressed={isOn} disabled={!plays} onClick={onToggle}>
          <Icon name={isOn ? 'pause' : 'resume'} />
          {say(isOn ? 'raven.stop' : work ? 'raven.goOn' : 'raven.analyse')}
        </button>
        <label className={styles.count}>
          {say('raven.lines')}
          <select value={lines} onChange={(event) => onLines(Number(event.target.value))}>
            {lineChoices.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <p className={styles.work}>
          {work
            ? say('raven.work', {
                side: whoseView(view),
                depth: work.depth,
                thousands: Math.round(work.nodes / 1000),
              })
            : say('raven.threads', { count: ravenThreads() })}
        </p>
      </header>
      {reviewed?.kind === 'searched' && (
        <p className={styles.reviewed}>
          <Rich
            text={say('raven.reviewed', {
              score: writeFor(view.side, reviewed, line.position),
              line: reviewed.sans.slice(0, reviewedPlies).join(' '),
            })}
            tags={{ score: (text) => <strong>{text}</strong> }}
          />
        </p>
      )}
      {failure !== undefined && (
        <p className={textStyles.fault}>{say('raven.failed', { reason: failure })}</p>
      )}
      {!plays ? (
        <p className={styles.none}>{say('raven.doesNotPlay', { variant: line.variant.name })}</p>
      ) : outcome ? (
        <p className={styles.none}>{describeOutcome(outcome)}.</p>
      ) : shown.length > 0 ? (
        <ol className={styles.lines} style={{ '--lines': lines } as CSSProperties}>
          {shown.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay where they are, and their moves change.
            <LineRow key={index} line={line} view={view} shown={each} onPlay={onPlay} />
          ))}
        </ol>
      ) : (
        <p className={`${styles.none} ${styles.waiting}`} style={{ '--lines': lines } as CSSProperties}>
          {say(isOn ? 'raven.looking' : 'raven.rests')}
        </p>
      )}
    </section>
  )
}

interface RowProps {
  readonly line: Line
  readonly view: ScoreView
  readonly shown: StandingLine
  readonly onPlay: (moves: readonly Move[]) => void
}

function LineRow({ line: { position }, view, shown, onPlay }: RowProps) {
  const { moves, isReviewed } = shown
  const sans = useMemo(() => makeSans(position, moves.slice(0, shownPlies)), [position, moves])
  return (
    <li>
      <span className={styles.score} title={isReviewed ? say('raven.fromReview') : undefined}>
        {writeFor(view.side, shown, position)}
      </span>
      {isReviewed && <small className={styles.source}>{say('raven.byReview')}</small>}
      <span className={styles.moves}>
        {sans.map((san, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may name the same move twice; its place tells them apart.
            key={index}
            type="button"
            title={say('raven.playUpTo', { san })}
            onFocus={showWhole}
            onClick={() => onPlay(moves.slice(0, index + 1))}
          >
            {san}
          </button>
        ))}
      </span>
    </li>
  )
}

/** A browser leaves a move half cut or faded if enough of it is in sight already. Under a pointer nothing is to move. */
function showWhole({ currentTarget: move }: FocusEvent<HTMLElement>): void {
  const row = move.parentElement!
  if (!move.matches(':focus-visible')) return
  const [own, all] = [move.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += own.left + own.width / 2 - all.left - all.width / 2
}
