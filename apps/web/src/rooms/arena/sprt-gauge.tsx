import type { Plan, Sprt, SprtState } from '@rookery/arena'
import { say } from '@rookery/words/web/arena'
import textStyles from '../../ui/text.module.css'
import { makeMinus, tellEvidence } from './game-words.ts'
import styles from './sprt-gauge.module.css'

interface Props {
  readonly sprt: Sprt
  readonly state: SprtState
  readonly plan: Plan
}

/** How far the evidence leans to one of the two claims; at an end of the gauge the test is decided. */
export function SprtGauge({ sprt, state, plan }: Props) {
  const { llr, lower, upper } = state
  const hasEvidence = Number.isFinite(llr)
  const share = Math.max(0, Math.min(1, (llr - lower) / (upper - lower)))
  return (
    <section className={styles.test} aria-label={say('sprt.label')}>
      <h2 className={textStyles.heading}>{tellSprt(sprt, state, plan)}</h2>
      <meter
        className={textStyles.unseen}
        aria-label={say('sprt.ratio')}
        min={round(lower)}
        max={round(upper)}
        value={hasEvidence ? round(llr) : 0}
      />
      <div className={styles.gauge} aria-hidden="true">
        <span className={styles.middle} style={{ left: `${(100 * -lower) / (upper - lower)}%` }} />
        {hasEvidence && <span className={styles.needle} style={{ left: `${100 * share}%` }} />}
      </div>
      <p className={styles.ends}>
        <span>{say('sprt.atMost', { elo: makeMinus(sprt.elo0) })}</span>
        <span>{say('sprt.atLeast', { elo: makeMinus(sprt.elo1) })}</span>
      </p>
      <p className={styles.evidence}>{tellEvidence(state)}</p>
      <details className={styles.what}>
        <summary>{say('sprt.what')}</summary>
        <p>{say('sprt.whatAbout')}</p>
      </details>
    </section>
  )
}

const round = (value: number): number => Math.round(value * 100) / 100

function tellSprt(sprt: Sprt, { verdict }: SprtState, { entrants }: Plan): string {
  const [first = '', second = ''] = entrants.map(({ name }) => name)
  const [elo0, elo1] = [makeMinus(sprt.elo0), makeMinus(sprt.elo1)]
  if (verdict === 'H1') return say('sprt.stronger', { first, second, elo0, elo1 })
  if (verdict === 'H0') return say('sprt.notShown', { first, elo0, elo1 })
  return say('sprt.open', { first, second })
}
