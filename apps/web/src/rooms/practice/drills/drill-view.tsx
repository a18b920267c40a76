import { makeMoveNumber } from '@rookery/analysis'
import { makeEndingDrills } from '@rookery/practice'
import { say } from '@rookery/words/web/practice'
import buttonStyles from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Rich } from '../../../ui/rich.tsx'
import textStyles from '../../../ui/text.module.css'
import { Told } from '../../../ui/told.tsx'
import { tellTrial } from '../../analyse/trial-words.ts'
import { practiceDesk } from '../practice-desk.ts'
import { tellWait } from '../wait-words.ts'
import { wallMs } from '../wall-clock.ts'
import styles from './drill-view.module.css'
import { EndingStatus } from './ending-view.tsx'
import type { Drills } from './use-drills.ts'

interface Props {
  readonly drills: Drills
}

/** One's own mistakes, until they are made no more. */
export function DrillView({ drills }: Props) {
  const { due, count, nextMs, nowMs, open } = drills
  if (count === 0)
    return (
      <div className={styles.view}>
        <p className={textStyles.hint}>{say('drills.empty')}</p>
        <AddEndings drills={drills} />
      </div>
    )
  return (
    <div className={styles.view}>
      <p className={styles.counts}>
        <strong>{say('drills.due', { count: due.length })}</strong> {say('drills.all', { count })}
        {due.length === 0 &&
          nextMs !== undefined &&
          ` ${say('drills.nextOne', { when: tellWait(nextMs - nowMs) })}`}
      </p>
      <DrillStatus drills={drills} />
      {open && <Source drills={drills} />}
      <AddEndings drills={drills} />
      <p className={textStyles.hint}>{say('drills.about')}</p>
    </div>
  )
}

/** The words and the buttons, which a phone has below the board. */
export function DrillStatus({ drills }: Props) {
  const { trial, failure, graded, hint, due, open, ending, nowMs, count } = drills
  const current = ending?.drill.id ?? open?.drill.id
  const hasNext = due.some(({ id }) => id !== current)
  if (ending)
    return (
      <EndingStatus ending={ending} graded={graded} nowMs={nowMs} hasNext={hasNext} onNext={drills.next} />
    )
  if (!trial || !open)
    return (
      <Told kind="asking">
        <Rich
          text={say(count === 0 ? 'drills.empty' : 'drills.done')}
          tags={{ strong: (news) => <strong>{news}</strong> }}
        />
      </Told>
    )
  const kind = trial.kind === 'right' ? 'right' : trial.kind === 'wrong' ? 'wrong' : 'asking'
  return (
    <section className={styles.now} aria-label={say('drills.label')}>
      <Told kind={kind}>
        <Rich text={tellTrial(trial)} tags={{ strong: (news) => <strong>{news}</strong> }} />
        {graded && trial.kind !== 'asking' && trial.kind !== 'judging' && (
          <span className={styles.when}>
            {say('drills.again', { grade: graded.grade, when: tellWait(graded.dueMs - nowMs) })}
          </span>
        )}
      </Told>
      {failure !== undefined && (
        <p className={textStyles.fault}>{say('drills.failed', { reason: failure })}</p>
      )}
      <div className={styles.buttons}>
        {(trial.kind === 'wrong' || trial.kind === 'told') && (
          <button type="button" className={buttonStyles.primary} onClick={drills.again}>
            {say('puzzle.again')}
          </button>
        )}
        {trial.kind === 'asking' && hint < 2 && (
          <button type="button" onClick={drills.giveHint}>
            <Icon name="hint" />
            {say(hint === 0 ? 'puzzle.hint' : 'puzzle.moreHint')}
          </button>
        )}
        {(trial.kind === 'asking' || trial.kind === 'wrong') && (
          // The second click of a double click on what stood here before is meant for that.
          <button type="button" onClick={({ detail }) => detail < 2 && drills.tell()}>
            {say('puzzle.tell')}
          </button>
        )}
        {graded && (
          <button
            type="button"
            className={trial.kind === 'right' ? buttonStyles.primary : undefined}
            onClick={drills.next}
          >
            {say(hasNext ? 'drills.next' : 'drills.end')}
          </button>
        )}
      </div>
    </section>
  )
}

/** Endings that everybody should know, until they are among the drills. */
function AddEndings({ drills: { hasEndings } }: Props) {
  if (hasEndings) return null
  return (
    <section className={styles.source} aria-label={say('endings.label')}>
      <button type="button" onClick={() => practiceDesk.addDrills(makeEndingDrills(wallMs()))}>
        <Icon name="new" />
        {say('endings.add')}
      </button>
      <p className={textStyles.hint}>{say('endings.about')}</p>
    </section>
  )
}

/** Where the position comes from. */
function Source({ drills: { open, trial, retire } }: Props) {
  if (!open || !trial) return null
  const { game, kind } = open.drill
  const { mistake } = trial.task
  return (
    <section className={styles.source} aria-label={say('drills.source')}>
      <p>
        {say('drills.game', { white: game.white, black: game.black })}
        {game.date !== '' && !game.date.includes('?') && ` · ${game.date}`}
      </p>
      {game.opening !== undefined && <p>{game.opening}</p>}
      <p>{say('drills.played', { kind, move: `${makeMoveNumber(mistake)} ${mistake.san}` })}</p>
      <button type="button" className={buttonStyles.quiet} onClick={retire}>
        <Icon name="trash" />
        {say('drills.retire')}
      </button>
    </section>
  )
}
