import type { Plan, Sprt, SprtState } from '@rookery/arena'
import textStyles from '../../ui/text.module.css'
import styles from './sprt-gauge.module.css'

interface Props {
  readonly sprt: Sprt
  readonly state: SprtState
  readonly plan: Plan
}

/** How far the evidence leans to one of the two claims; at an end of the gauge the test is decided. */
export function SprtGauge({ sprt, state, plan }: Props) {
  const { llr, lower, upper } = state
  const share = Math.max(0, Math.min(1, (llr - lower) / (upper - lower)))
  return (
    <section className={styles.test} aria-label="Sequential test">
      <h3>{tellSprt(sprt, state, plan)}</h3>
      <meter
        className={textStyles.unseen}
        aria-label="Log-likelihood ratio"
        min={round(lower)}
        max={round(upper)}
        value={round(llr)}
      />
      <div className={styles.gauge} aria-hidden="true">
        <span className={styles.middle} style={{ left: `${(100 * -lower) / (upper - lower)}%` }} />
        <span className={styles.needle} style={{ left: `${100 * share}%` }} />
      </div>
      <p className={styles.ends}>
        <span>at most {sprt.elo0}</span>
        <span>
          evidence so far {makeSigned(llr)}, decided at {makeSigned(lower)} or {makeSigned(upper)} (the
          logarithm of a likelihood ratio, LLR)
        </span>
        <span>at least {sprt.elo1}</span>
      </p>
    </section>
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
const makeSigned = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(round(value)).toFixed(2)}`

function tellSprt({ elo0, elo1 }: Sprt, { verdict }: SprtState, { entrants }: Plan): string {
  const [first, second] = entrants.map(({ name }) => name)
  if (verdict === 'H1') return `${first} is stronger than ${second}: ${elo1} Elo are likelier than ${elo0}.`
  if (verdict === 'H0') return `${first} has not shown it: ${elo0} Elo are likelier than ${elo1}.`
  return `Is ${first} stronger than ${second}? Not decided yet.`
}
