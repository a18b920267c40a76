import { makeCount } from '@rookery/players'
import { Icon } from '../../ui/icon.tsx'
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
    <section className={styles.progress} aria-label="Progress">
      <h2 role="status">{tellPhase(training)}</h2>
      {fault !== undefined && (
        <p className={textStyles.fault} role="alert">
          Learning stopped: {fault}
        </p>
      )}
      <progress aria-label="Games learned" value={games} max={plan.games} />
      <dl>
        <div>
          <dt>Games</dt>
          <dd>
            {makeCount(games)} <small>of {makeCount(plan.games)}</small>
          </dd>
        </div>
        <div>
          <dt>Games a second</dt>
          <dd>{progress ? progress.gamesPerSecond.toFixed(1) : '–'}</dd>
        </div>
        <div>
          <dt>Positions known</dt>
          <dd>{progress ? makeCount(progress.positions) : '–'}</dd>
        </div>
      </dl>
      {phase !== 'over' && (
        <button type="button" disabled={phase === 'stopping'} onClick={() => desk.stop()}>
          <Icon name="pause" />
          Stop
        </button>
      )}
    </section>
  )
}

function tellPhase({ phase, progress, summary, fault }: Training): string {
  if (phase === 'stopping') return 'Stops after the game under way'
  if (phase === 'learning') return progress ? 'Parrot learns' : 'First a test of what it knows'
  if (fault !== undefined || !summary) return 'Learning stopped'
  const games = `${makeCount(summary.learned)} game${summary.learned === 1 ? '' : 's'}`
  return summary.ending === 'finished' ? `${games} learned` : `Stopped after ${games}`
}
