import { type Move, makeSan, moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/door'
import { type CSSProperties, lazy, Suspense, useEffect, useMemo } from 'react'
import { SmallBoard } from '../../../board/small-board.tsx'
import buttonStyles from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { makeRoute } from '../../../ui/route.ts'
import { useThrottled } from '../../../ui/use-throttled.ts'
import styles from './glimpse.module.css'
import type { Glimpse } from './use-glimpse.ts'

/** How minds speak is more than all else of the front door: it comes when that has been shown, while the first mind thinks. */
const loadHeadline = () => import('./headline.tsx')
const Headline = lazy(loadHeadline)

interface Props {
  readonly glimpse: Glimpse
}

const squaresOf = (move: Move | undefined) => (move === undefined ? [] : [moveFrom(move), moveTo(move)])

/** The position that is thought about, with the move that the mind has in mind. */
export function GlimpseBoard({ glimpse: { line, entry, thought } }: Props) {
  const { position, moves } = line
  const choice = thought?.choice
  const last = useMemo(() => squaresOf(moves.at(-1)), [moves])
  const arrows = useMemo(
    () =>
      choice === undefined ? [] : [{ from: moveFrom(choice), to: moveTo(choice), tone: 'accent' as const }],
    [choice],
  )
  const scene = { mind: entry.name, turn: position.turn }
  return (
    <SmallBoard
      position={position}
      label={
        choice === undefined
          ? say('glimpse.board', scene)
          : say('glimpse.boardAndIdea', { ...scene, move: makeSan(position, choice) })
      }
      lastMove={last}
      arrows={arrows}
    />
  )
}

/** What one mind thinks now, in its own words. */
export function GlimpseWords({ glimpse }: Props) {
  const { line, entry, isThinking, failure, isRunning, setRunning, goOn } = glimpse
  const thought = useThrottled(glimpse.thought, entry)
  // Where it cannot be had now, the first thought asks for it again.
  useEffect(() => void loadHeadline().catch(() => undefined), [])
  return (
    <section
      className={styles.words}
      aria-label={say('glimpse.label')}
      style={{ '--hue': entry.hue } as CSSProperties}
    >
      <header>
        <Portrait entry={entry} />
        <p>
          <strong>{say(isThinking ? 'glimpse.thinks' : 'glimpse.hasThought', { mind: entry.name })}</strong>
          <span className={styles.live} data-thinking={isThinking}>
            {say('glimpse.turn', { turn: line.position.turn })}
          </span>
        </p>
      </header>
      <p className={styles.said}>
        {failure !== undefined && say('glimpse.failed', { mind: entry.name, reason: failure })}
        {thought && (
          <Suspense fallback="…">
            <Headline entry={entry} thought={thought} position={line.position} />
          </Suspense>
        )}
      </p>
      <footer>
        <button type="button" className={buttonStyles.quiet} onClick={() => setRunning(!isRunning)}>
          <Icon name={isRunning ? 'pause' : 'resume'} />
          {say(isRunning ? 'glimpse.pause' : 'glimpse.goOn')}
        </button>
        <button type="button" className={buttonStyles.quiet} disabled={isThinking} onClick={goOn}>
          <Icon name="forward" />
          {say('glimpse.next')}
        </button>
        <a href={makeRoute('minds', { mind: entry.id })}>{say('glimpse.how', { mind: entry.name })}</a>
      </footer>
    </section>
  )
}
