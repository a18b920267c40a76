import { isAsked, isRated, ownRating, resultOf, TIMED_MISTAKES } from '@rookery/practice'
import { makeFen } from '@rookery/rules'
import { makeNumber } from '@rookery/words'
import { say } from '@rookery/words/web/practice'
import buttonStyles from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Rich } from '../../../ui/rich.tsx'
import { makeRoute } from '../../../ui/route.ts'
import { Told } from '../../../ui/told.tsx'
import { makeRating } from '../make-rating.ts'
import { PuzzleChoiceForm } from './choice-form.tsx'
import styles from './puzzle-view.module.css'
import { tellPuzzle } from './puzzle-words.ts'
import { RunClock } from './run-clock.tsx'
import { tellTheme } from './themes.ts'
import type { Puzzles } from './use-puzzles.ts'
import type { Refutation } from './use-refutation.ts'

interface Props {
  readonly puzzles: Puzzles
  readonly refutation: Refutation | undefined
  readonly failure: string | undefined
}

/** What is asked, how it stands, and what to solve next. */
export function PuzzleView({ puzzles, refutation, failure }: Props) {
  return (
    <div className={styles.view}>
      <section className={styles.now} aria-label={say('puzzle.label')}>
        <RunScore puzzles={puzzles} onTime={puzzles.onTime} />
        <PuzzleStatus puzzles={puzzles} refutation={refutation} failure={failure} />
        <About puzzles={puzzles} />
      </section>
      <PuzzleChoiceForm puzzles={puzzles} />
    </div>
  )
}

/** The words and the buttons, which a phone has below the board. */
export function PuzzleStatus({ puzzles, refutation, failure }: Props) {
  const { session, act, next } = puzzles
  const solving = session?.solving
  const kind = solving?.phase === 'solved' ? 'right' : solving?.phase === 'wrong' ? 'wrong' : 'asking'
  const isOpen = session?.run.mode === 'open'
  const isOver = session?.run.isOver === true
  return (
    <>
      <Told kind={kind}>
        <Rich
          text={tellPuzzle(puzzles, refutation, failure)}
          tags={{ strong: (news) => <strong>{news}</strong> }}
        />
      </Told>
      <div className={styles.buttons}>
        {solving?.phase === 'wrong' && (isOpen || isOver) && (
          <button type="button" className={buttonStyles.primary} onClick={() => act({ kind: 'again' })}>
            {say('puzzle.again')}
          </button>
        )}
        {solving && isOpen && isAsked(solving) && solving.hint < 2 && (
          <button type="button" onClick={() => act({ kind: 'hint' })}>
            <Icon name="hint" />
            {say(solving.hint === 0 ? 'puzzle.hint' : 'puzzle.moreHint')}
          </button>
        )}
        {solving && (isOpen || isOver) && (isAsked(solving) || solving.phase === 'wrong') && (
          // The second click of a double click on what stood here before is meant for that.
          <button type="button" onClick={({ detail }) => detail < 2 && act({ kind: 'tell' })}>
            {say('puzzle.tell')}
          </button>
        )}
        {solving && (isOver || (isOpen && resultOf(solving))) && (
          <button
            type="button"
            className={solving.phase === 'wrong' ? undefined : buttonStyles.primary}
            onClick={next}
          >
            {say(isOver ? 'puzzle.newRun' : 'puzzle.next')}
          </button>
        )}
      </div>
    </>
  )
}

interface RunScoreProps {
  readonly puzzles: Puzzles
  /** For one of those that are shown at once. */
  readonly onTime?: () => void
}

/** How a streak or a timed run stands. */
export function RunScore({ puzzles: { session }, onTime }: RunScoreProps) {
  const run = session?.run
  if (!run || run.mode === 'open') return null
  const { mode, solved, failed, isOver } = run
  return (
    <p className={styles.run} data-over={isOver}>
      <strong>{makeNumber(solved)}</strong>
      <span>{say('run.solved', { mode, isOver })}</span>
      {mode === 'timed' && (
        <>
          <span>{say('run.mistakes', { failed, most: TIMED_MISTAKES })}</span>
          <RunClock run={run} onTime={onTime} />
        </>
      )}
    </p>
  )
}

/** What would give a puzzle away is told when its result is known. */
function About({ puzzles: { session, history } }: Pick<Props, 'puzzles'>) {
  const result = session && resultOf(session.solving)
  if (!session || !result) return null
  const { puzzle, line } = session.solving
  const [now, before] = [ownRating(history), ownRating(history.slice(0, -1))]
  const change = Math.round(now.rating) - Math.round(before.rating)
  const isCounted = session.isNoted && isRated(session.run) && result !== 'helped'
  return (
    <dl className={styles.about}>
      <div>
        <dt>{say('about.puzzle')}</dt>
        <dd>{makeRating(puzzle.rating)}</dd>
      </div>
      <div>
        <dt>{say('about.you')}</dt>
        <dd>
          {makeRating(now.rating)}{' '}
          {isCounted && (
            <span className={styles.change} data-sign={Math.sign(change)}>
              {makeNumber(change, { signDisplay: 'always' })}
            </span>
          )}
        </dd>
      </div>
      {puzzle.themes.length > 0 && (
        <div className={styles.themes}>
          <dt>{say('about.themes')}</dt>
          <dd>{puzzle.themes.map(tellTheme).join(', ')}</dd>
        </div>
      )}
      <div className={styles.themes}>
        <dt>{say('about.name')}</dt>
        <dd>
          {puzzle.id}{' '}
          <a href={makeRoute('analyse', { fen: makeFen(line.positions[1]!), variant: puzzle.variant })}>
            {say('about.analyse')}
          </a>
        </dd>
      </div>
    </dl>
  )
}
