import { type Verdict, writeFor } from '@rookery/analysis'
import type { SearchInfo } from '@rookery/engine'
import { describeOutcome } from '@rookery/play'
import { makeCount, nameView, type ScoreView } from '@rookery/players'
import { type Line, type Move, makeSans } from '@rookery/rules'
import { type CSSProperties, useMemo } from 'react'
import { Icon } from '../../ui/icon.tsx'
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
  const { infos, failure } = useRavenView()
  const outcome = line.outcome()
  const plays = ravenPlays(line.variant)
  const first = infos[0]
  return (
    <section className={styles.view} aria-label="Raven’s analysis">
      <header className={styles.head}>
        <button type="button" aria-pressed={isOn} disabled={!plays} onClick={onToggle}>
          <Icon name={isOn ? 'pause' : 'resume'} />
          {isOn ? 'Stop' : first ? 'Continue' : 'Analyse'}
        </button>
        <label className={styles.count}>
          Lines
          <select value={lines} onChange={(event) => onLines(Number(event.target.value))}>
            {lineChoices.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <p className={styles.work}>
          {first ? (
            <>
              for {nameView(view)} · depth {first.depth} · {makeCount(Math.round(first.nodes / 1000))}k nodes
            </>
          ) : (
            <>
              Raven, {ravenThreads()} {ravenThreads() === 1 ? 'thread' : 'threads'}
            </>
          )}
        </p>
      </header>
      {reviewed?.kind === 'searched' && (
        <p className={styles.reviewed}>
          The review: <strong>{writeFor(view.side, reviewed.score, line.position.turn)}</strong>{' '}
          {reviewed.sans.slice(0, reviewedPlies).join(' ')}
        </p>
      )}
      {failure !== undefined && <p className={textStyles.fault}>Raven could not go on: {failure}.</p>}
      {!plays ? (
        <p className={styles.none}>Raven does not play {line.variant.name}.</p>
      ) : outcome ? (
        <p className={styles.none}>{describeOutcome(outcome)}.</p>
      ) : infos.length > 0 ? (
        <ol className={styles.lines} style={{ '--lines': lines } as CSSProperties}>
          {infos.map((info) => (
            <LineRow key={info.line} line={line} view={view} info={info} onPlay={onPlay} />
          ))}
        </ol>
      ) : (
        <p className={`${styles.none} ${styles.waiting}`} style={{ '--lines': lines } as CSSProperties}>
          {isOn ? 'Looking…' : 'Raven rests. Press Analyse to hear what it thinks.'}
        </p>
      )}
    </section>
  )
}

interface RowProps {
  readonly line: Line
  readonly view: ScoreView
  readonly info: SearchInfo
  readonly onPlay: (moves: readonly Move[]) => void
}

function LineRow({ line: { position }, view, info: { moves, score }, onPlay }: RowProps) {
  const sans = useMemo(() => makeSans(position, moves.slice(0, shownPlies)), [position, moves])
  return (
    <li>
      <span className={styles.score}>{writeFor(view.side, score, position.turn)}</span>
      <span className={styles.moves}>
        {sans.map((san, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may name the same move twice; its place tells them apart.
            key={index}
            type="button"
            title={`Play up to ${san}`}
            onClick={() => onPlay(moves.slice(0, index + 1))}
          >
            {san}
          </button>
        ))}
      </span>
    </li>
  )
}
