import { drawGameId } from '@rookery/play'
import { roster } from '@rookery/players'
import { variants } from '@rookery/rules'
import { withWords } from '@rookery/words'
import { say } from '@rookery/words/web/learn'
import { useId, useState } from 'react'
import { drawSeed } from '../../game/draw-seed.ts'
import buttonStyles from '../../ui/button.module.css'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { BeforeAfter } from './before-after.tsx'
import { type Cast, type LearnFault, type LearnForm, readLessons } from './learn-form.ts'
import { Progress } from './progress.tsx'
import { ScoreChart } from './score-chart.tsx'
import { desk, type Training } from './table-desk.ts'
import type { TableCounts } from './table-protocol.ts'
import { TeacherField } from './teacher-field.tsx'
import styles from './train-view.module.css'

interface Props {
  readonly form: LearnForm
  readonly training: Training | undefined
  readonly counts: TableCounts | undefined
  readonly onChange: (part: Partial<LearnForm>) => void
}

const castOption = (cast: Cast) => withWords({ value: cast }, { label: () => say(`train.casts.${cast}`) })

const castOptions = [castOption('teacher'), castOption('pair'), castOption('itself')]

/** Who teaches, and how it is going. */
export function TrainView({ form, training, counts, onChange }: Props) {
  const isBusy = training !== undefined && training.phase !== 'over'
  const history = desk.history(form.variant.id)
  return (
    <div className={styles.view}>
      {training && <Progress training={training} />}
      {training && training.trials.length > 1 && <BeforeAfter trials={training.trials} />}
      {history.length > 0 && <ScoreChart trials={history} />}
      {!isBusy && <TrainForm form={form} onChange={onChange} />}
      {history.length === 0 && !isBusy && counts?.positions === 0 && (
        <p className={textStyles.hint}>{say('train.about')}</p>
      )}
      {!isBusy && (counts?.primer ?? 0) > 0 && <p className={textStyles.hint}>{say('train.aboutPrimer')}</p>}
    </div>
  )
}

function TrainForm({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  const id = useId()
  const [run] = useState(drawGameId)
  const lessons = readLessons(form, run, 0)
  const entries = roster.filter((entry) => entry.variants.includes(form.variant.id))
  const start = () => {
    const fresh = readLessons(form, drawGameId(), drawSeed() >>> 1)
    if (fresh.ok) void desk.learn(fresh.value.plan, fresh.value.exam)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <ChoiceRow
        label={say('train.from')}
        options={castOptions}
        value={form.cast}
        onChoose={(cast) => onChange({ cast })}
      />
      <p className={textStyles.hint}>{say(`train.castAbout.${form.cast}`)}</p>
      {form.cast !== 'itself' && (
        <>
          <TeacherField
            label={say(form.cast === 'teacher' ? 'train.teacher' : 'train.first')}
            mind={form.first}
            entries={entries}
            onChange={(first) => onChange({ first })}
          />
          <TeacherField
            label={say(form.cast === 'teacher' ? 'train.against' : 'train.second')}
            mind={form.second}
            entries={entries}
            onChange={(second) => onChange({ second })}
          />
        </>
      )}
      <div className={styles.fields}>
        <label htmlFor={`${id}-variant`}>{say('train.board')}</label>
        <select
          id={`${id}-variant`}
          value={form.variant.id}
          onChange={({ target }) =>
            onChange({ variant: variants.find((each) => each.id === target.value) ?? form.variant })
          }
        >
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variant.name}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-games`}>{say('train.games')}</label>
        <input
          id={`${id}-games`}
          type="number"
          min={1}
          value={form.games}
          onChange={({ target }) => onChange({ games: target.value })}
        />
        <label htmlFor={`${id}-examiner`}>{say('train.examiner')}</label>
        <select
          id={`${id}-examiner`}
          value={form.examiner}
          onChange={({ target }) => onChange({ examiner: target.value })}
        >
          {entries
            .filter((entry) => !entry.learning)
            .map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.name}
              </option>
            ))}
        </select>
      </div>
      <details>
        <summary>{say('train.more')}</summary>
        <div className={styles.fields}>
          <label htmlFor={`${id}-exam`}>{say('train.examGames')}</label>
          <input
            id={`${id}-exam`}
            type="number"
            min={1}
            value={form.examGames}
            onChange={({ target }) => onChange({ examGames: target.value })}
          />
          <label htmlFor={`${id}-ahead`}>{say('train.lookAhead')}</label>
          <input
            id={`${id}-ahead`}
            type="number"
            min={1}
            value={form.lookAhead}
            aria-describedby={`${id}-ahead-about`}
            onChange={({ target }) => onChange({ lookAhead: target.value })}
          />
          <p id={`${id}-ahead-about`} className={textStyles.hint}>
            {say('train.lookAheadAbout')}
          </p>
        </div>
      </details>
      <Faults faults={lessons.ok ? [] : lessons.faults} />
      <div className={styles.start}>
        <button type="submit" className={buttonStyles.primary} disabled={!lessons.ok}>
          <Icon name="resume" />
          {say('train.start')}
        </button>
      </div>
    </form>
  )
}

const Faults = ({ faults }: { readonly faults: readonly LearnFault[] }) =>
  faults.map(({ message }) => (
    <p key={message} className={textStyles.fault}>
      {message}.
    </p>
  ))
