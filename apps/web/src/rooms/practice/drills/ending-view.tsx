import type { Grade } from '@rookery/practice'
import { makeSan } from '@rookery/rules'
import { say } from '@rookery/words/web/practice'
import buttonStyles from '../../../ui/button.module.css'
import { Rich } from '../../../ui/rich.tsx'
import textStyles from '../../../ui/text.module.css'
import { Told } from '../../../ui/told.tsx'
import { tellWait } from '../wait-words.ts'
import styles from './drill-view.module.css'
import type { Ending } from './use-ending.ts'

interface Props {
  readonly ending: Ending
  readonly graded: { readonly grade: Grade; readonly dueMs: number } | undefined
  readonly nowMs: number
  readonly hasNext: boolean
  readonly onNext: () => void
}

/** What is to be reached, and how it goes. */
export function EndingStatus({ ending, graded, nowMs, hasNext, onNext }: Props) {
  const { play, failure, dispatch } = ending
  const isOver = play.phase === 'reached' || play.phase === 'missed'
  const kind = play.phase === 'reached' ? 'right' : play.phase === 'missed' ? 'wrong' : 'asking'
  return (
    <section className={styles.now} aria-label={say('drills.label')}>
      <Told kind={kind}>
        <Rich text={tellEnding(ending)} tags={{ strong: (news) => <strong>{news}</strong> }} />
        {graded && isOver && (
          <span className={styles.when}>
            {say('drills.again', { grade: graded.grade, when: tellWait(graded.dueMs - nowMs) })}
          </span>
        )}
      </Told>
      {failure !== undefined && (
        <p className={textStyles.fault}>{say('endings.failed', { reason: failure })}</p>
      )}
      <div className={styles.buttons}>
        {play.line.moves.length > 0 && (
          <button
            type="button"
            className={play.phase === 'missed' ? buttonStyles.primary : undefined}
            onClick={() => dispatch({ kind: 'again' })}
          >
            {say('endings.again')}
          </button>
        )}
        {graded && (
          <button
            type="button"
            className={play.phase === 'reached' ? buttonStyles.primary : undefined}
            onClick={onNext}
          >
            {say(hasNext ? 'drills.next' : 'drills.end')}
          </button>
        )}
      </div>
    </section>
  )
}

function tellEnding({ play: { phase, line, goal } }: Ending): string {
  const color = line.start.turn
  const last = line.moves.length - 1
  switch (phase) {
    case 'answering':
      return say('endings.answering')
    case 'reached':
      return say('endings.reached', { goal, moves: Math.ceil(line.moves.length / 2) })
    case 'missed':
      return (line.outcome() ?? line.claimableDraw())
        ? say('endings.over', { goal })
        : say('endings.slipped', { goal, san: makeSan(line.positions[last]!, line.moves[last]!) })
    default:
      return say('endings.asking', { goal, color })
  }
}
