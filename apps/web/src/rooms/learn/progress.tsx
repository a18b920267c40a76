import { makeCount, makeFixed } from '@rookery/players'
import { say } from '@rookery/words/web/learn'
import { Icon } from '../../ui/icon.tsx'
import { Rich } from '../../ui/rich.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './progress.module.css'
import { desk, type Training } from './table-desk.ts'

interface Props {
  readonly training: Training
}

/** How the run is getting on, and the way to stop it. */
export function Progress({ training }: Props) {
  const { plan, phase, progress, summary, fault } = training
  const games = summary?.games ?? progress?.games ?? 0
  return (
    <section className={styles.progress} aria-label={say('progress.label')}>
      <p className={styles.phase} role="status">
        {tellPhase(training)}
      </p>
      {fault !== undefined && (
        <p className={textStyles.fault} role="alert">
          {say('progress.failed', { reason: fault })}
        </p>
      )}
      <progress aria-label={say('progress.bar')} value={games} max={plan.games} />
      <dl>
        <div>
          <dt>{say('progress.games')}</dt>
          <dd>
            <Rich
              text={say('progress.done', { games, total: plan.games })}
              tags={{ of: (text) => <small>{text}</small> }}
            />
          </dd>
        </div>
        <div>
          <dt>{say('progress.pace')}</dt>
          <dd>{progress ? makeFixed(progress.gamesPerSecond, 1) : '–'}</dd>
        </div>
        <div>
          <dt>{say('progress.positions')}</dt>
          <dd>{progress ? makeCount(progress.positions) : '–'}</dd>
        </div>
      </dl>
      {phase !== 'over' && (
        <button type="button" disabled={phase === 'stopping'} onClick={() => desk.stop()}>
          <Icon name="pause" />
          {say('progress.stop')}
        </button>
      )}
    </section>
  )
}

function tellPhase({ phase, progress, summary, fault }: Training): string {
  if (phase === 'stopping') return say('progress.stopping')
  if (phase === 'learning') return say(progress ? 'progress.learning' : 'progress.examining')
  if (fault !== undefined || !summary) return say('progress.stopped')
  return say(summary.ending === 'finished' ? 'progress.learned' : 'progress.stoppedAfter', {
    count: summary.learned,
  })
}
