import { makeMoveNumber } from '@rookery/analysis'
import { say } from '@rookery/words/web/analyse'
import type { Dispatch } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { Rich } from '../../ui/rich.tsx'
import textStyles from '../../ui/text.module.css'
import { Told } from '../../ui/told.tsx'
import { makePercent } from './chances.ts'
import type { Task, Trial, TrialAction } from './trial.ts'
import styles from './trial-view.module.css'
import { tellTrial } from './trial-words.ts'

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
    <section className={styles.view} aria-label={say('trial.label')}>
      <h2 className={textStyles.heading}>
        {say('trial.place', { place: placeOf(trial, tasks) + 1, total: tasks.length })}
      </h2>
      <p>
        <Rich
          text={say('trial.task', {
            color: mistake.color,
            move: `${makeMoveNumber(mistake)} ${mistake.san}`,
            class: mistake.class,
            percent: makePercent(mistake.lossChance),
          })}
          tags={{ move: (text) => <strong>{text}</strong> }}
        />
      </p>
      <Words trial={trial} />
      {failure !== undefined && (
        <p className={textStyles.fault}>{say('trial.failed', { reason: failure })}</p>
      )}
      <Buttons trial={trial} tasks={tasks} dispatch={dispatch} />
      <p className={textStyles.note}>{say('trial.about')}</p>
    </section>
  )
}

/** The same below the board, where the panel would cover it. */
export function TrialStrip({ trial, tasks, dispatch }: Omit<Props, 'failure'>) {
  return (
    <section className={styles.strip} aria-label={say('trial.label')}>
      <Words trial={trial} />
      <Buttons trial={trial} tasks={tasks} dispatch={dispatch} />
    </section>
  )
}

function Words({ trial }: Pick<Props, 'trial'>) {
  return (
    <Told kind={trial.kind}>
      <Rich text={tellTrial(trial)} tags={{ strong: (news) => <strong>{news}</strong> }} />
    </Told>
  )
}

function Buttons({ trial, tasks, dispatch }: Omit<Props, 'failure'>) {
  const next = tasks[placeOf(trial, tasks) + 1]
  return (
    <div className={styles.buttons}>
      {(trial.kind === 'wrong' || trial.kind === 'told') && (
        <button type="button" className={buttonStyles.primary} onClick={() => dispatch({ kind: 'again' })}>
          {say('trial.again')}
        </button>
      )}
      {(trial.kind === 'asking' || trial.kind === 'wrong') && (
        <button type="button" onClick={() => dispatch({ kind: 'tell' })}>
          {say('trial.tell')}
        </button>
      )}
      {next && (
        <button
          type="button"
          className={trial.kind === 'right' ? buttonStyles.primary : undefined}
          onClick={() => dispatch({ kind: 'ask', task: next })}
        >
          {say('trial.next')}
        </button>
      )}
      <button type="button" onClick={() => dispatch({ kind: 'leave' })}>
        {say('trial.back')}
      </button>
    </div>
  )
}

const placeOf = ({ task }: Trial, tasks: readonly Task[]): number =>
  tasks.findIndex(({ mistake }) => mistake === task.mistake)
