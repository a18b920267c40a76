import { makeMoveNumber } from '@rookery/analysis'
import { capitalise } from '@rookery/play'
import { makeSan, makeSans } from '@rookery/rules'
import type { Dispatch } from 'react'
import buttonStyles from '../../ui/button.module.css'
import textStyles from '../../ui/text.module.css'
import { makePercent } from './chances.ts'
import { type Task, type Trial, type TrialAction, trialMoves } from './trial.ts'
import styles from './trial-view.module.css'

interface Props {
  readonly trial: Trial
  readonly tasks: readonly Task[]
  readonly failure: string | undefined
  readonly dispatch: Dispatch<TrialAction>
}

/** Asks for a better move than a mistake, and says what came of the try. */
export function TrialView({ trial, tasks, failure, dispatch }: Props) {
  const { mistake } = trial.task
  const place = tasks.findIndex((task) => task.mistake === mistake)
  const next = tasks[place + 1]
  return (
    <section className={styles.view} aria-label="Find the better move">
      <h3>
        Mistake {place + 1} of {tasks.length}
      </h3>
      <p>
        {capitalise(mistake.color)} played{' '}
        <strong>
          {makeMoveNumber(mistake)} {mistake.san}
        </strong>
        , {mistake.class === 'inaccuracy' ? 'an' : 'a'} {mistake.class} that cost{' '}
        {makePercent(mistake.lossChance)} of the chances. Find a better move on the board.
      </p>
      <div className={styles.words} role="status" data-kind={trial.kind}>
        <Words trial={trial} />
      </div>
      {failure !== undefined && <p className={textStyles.fault}>Raven could not judge it: {failure}.</p>}
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
      <p className={textStyles.note}>Raven judges every try, and plays out what is wrong with it.</p>
    </section>
  )
}

function Words({ trial }: { readonly trial: Trial }) {
  const { line, before } = trial.task
  const { position } = line
  const best = before.kind === 'searched' ? before.sans[0]! : ''
  const bestMove = before.kind === 'searched' ? before.moves[0] : undefined
  const sans = makeSans(position, trialMoves(trial))
  switch (trial.kind) {
    case 'asking':
      return null
    case 'judging':
      return <p>Raven looks at {sans[0]} …</p>
    case 'right':
      return trial.move === bestMove ? (
        <p>
          <strong>{sans[0]} is right.</strong> Raven would have played it too.
        </p>
      ) : (
        <p>
          <strong>{sans[0]} is good as well.</strong> Raven would have played {best}.
        </p>
      )
    case 'wrong':
      return (
        <p>
          <strong>{makeSan(position, trial.move)} is not it:</strong> it costs{' '}
          {makePercent(trial.answer.lossChance)} of the chances.{' '}
          {sans.length > 1 && <>Raven goes on: {sans.slice(1).join(' ')}</>}
        </p>
      )
    case 'told':
      return (
        <p>
          <strong>{best} was better.</strong> {sans.length > 1 && <>Raven expects {sans.join(' ')}</>}
        </p>
      )
  }
}
