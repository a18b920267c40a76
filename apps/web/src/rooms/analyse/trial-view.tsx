import { makeMoveNumber } from '@rookery/analysis'
import { capitalise } from '@rookery/play'
import type { Dispatch } from 'react'
import buttonStyles from '../../ui/button.module.css'
import textStyles from '../../ui/text.module.css'
import { makePercent } from './chances.ts'
import type { Task, Trial, TrialAction } from './trial.ts'
import styles from './trial-view.module.css'
import { trialWords } from './trial-words.ts'

interface Props {
  readonly trial: Trial
  readonly tasks: readonly Task[]
  readonly failure: string | undefined
  readonly dispatch: Dispatch<TrialAction>
}

/** Asks for a better move than a mistake, and says what came of the try. */
export function TrialView({ trial, tasks, failure, dispatch }: Props) {
  const { mistake } = trial.task
  return (
    <section className={styles.view} aria-label="Find the better move">
      <h3>
        Mistake {placeOf(trial, tasks) + 1} of {tasks.length}
      </h3>
      <p>
        {capitalise(mistake.color)} played{' '}
        <strong>
          {makeMoveNumber(mistake)} {mistake.san}
        </strong>
        , {mistake.class === 'inaccuracy' ? 'an' : 'a'} {mistake.class} that cost{' '}
        {makePercent(mistake.lossChance)} of the chances. Find a better move on the board.
      </p>
      <div role="status">
        <Words trial={trial} />
      </div>
      {failure !== undefined && <p className={textStyles.fault}>Raven could not judge it: {failure}.</p>}
      <Buttons trial={trial} tasks={tasks} dispatch={dispatch} />
      <p className={textStyles.note}>Raven judges every try, and plays out what is wrong with it.</p>
    </section>
  )
}

/** The same below the board, where the panel would cover it. */
export function TrialStrip({ trial, tasks, dispatch }: Omit<Props, 'failure'>) {
  return (
    <section className={styles.strip} aria-label="Find the better move">
      <div role="status">
        <Words trial={trial} />
      </div>
      <Buttons trial={trial} tasks={tasks} dispatch={dispatch} />
    </section>
  )
}

function Words({ trial }: Pick<Props, 'trial'>) {
  const { lead, rest } = trialWords(trial)
  return (
    <p className={styles.words} data-kind={trial.kind}>
      <strong>{lead}</strong> {rest}
    </p>
  )
}

function Buttons({ trial, tasks, dispatch }: Omit<Props, 'failure'>) {
  const next = tasks[placeOf(trial, tasks) + 1]
  return (
    <div className={styles.buttons}>
      {(trial.kind === 'wrong' || trial.kind === 'told') && (
        <button type="button" className={buttonStyles.primary} onClick={() => dispatch({ kind: 'again' })}>
          Try again
        </button>
      )}
      {(trial.kind === 'asking' || trial.kind === 'wrong') && (
        <button type="button" onClick={() => dispatch({ kind: 'tell' })}>
          Show me
        </button>
      )}
      {next && (
        <button
          type="button"
          className={trial.kind === 'right' ? buttonStyles.primary : undefined}
          onClick={() => dispatch({ kind: 'ask', task: next })}
        >
          Next mistake
        </button>
      )}
      <button type="button" onClick={() => dispatch({ kind: 'leave' })}>
        Back to the review
      </button>
    </div>
  )
}

const placeOf = ({ task }: Trial, tasks: readonly Task[]): number =>
  tasks.findIndex(({ mistake }) => mistake === task.mistake)
