import { parsePlan, scheduleKinds } from '@rookery/arena'
import { drawGameId } from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import { roster } from '@rookery/players'
import { unwrap, variants } from '@rookery/rules'
import { say } from '@rookery/words/web/arena'
import { useId, useState } from 'react'
import { drawSeed } from '../../game/draw-seed.ts'
import buttonStyles from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { nowMs } from '../../ui/now.ts'
import roomStyles from '../../ui/room.module.css'
import { makeRoute } from '../../ui/route.ts'
import textStyles from '../../ui/text.module.css'
import { maxBoards, openArena } from './arena-database.ts'
import { openRun } from './arena-run.ts'
import { ColonyLink } from './colony-link.tsx'
import { EntrantRow } from './entrant-row.tsx'
import fieldsStyles from './fields.module.css'
import { KeptList } from './kept-list.tsx'
import { LimitFields } from './limit-fields.tsx'
import { OpeningsField } from './openings-field.tsx'
import {
  firstForm,
  makePlan,
  nextEntrant,
  readSetup,
  type SetupFault,
  type SetupForm,
  withVariant,
} from './setup-form.ts'
import styles from './setup-view.module.css'
import { TestFields } from './test-fields.tsx'

/** A tournament is set up here; those that are kept stand beside it. */
export function SetupView() {
  const [form, setForm] = useState<SetupForm>(firstForm)
  const [refusal, setRefusal] = useState('')
  const [isStarting, setStarting] = useState(false)
  const id = useId()
  const setup = readSetup(form)
  const entries = roster.filter(({ variants: played }) => played.includes(form.variant.id))
  const change = (part: Partial<SetupForm>) => setForm({ ...form, ...part })

  const start = async () => {
    if (!setup.ok) return
    setStarting(true)
    try {
      const plan = unwrap(parsePlan(await makePlan(setup.value, drawSeed() >>> 1)))
      const kept = { id: drawGameId(), plan, begunMs: Math.round(nowMs()), boards: setup.value.boards }
      await (await openArena()).create(kept)
      const run = await openRun(kept.id)
      void run?.start()
      window.location.hash = makeRoute('arena', { id: kept.id })
    } catch (error) {
      setRefusal(say('setup.refused', { reason: sayReason(error) }))
      setStarting(false)
    }
  }

  return (
    <>
      <main className={`${roomStyles.room} ${styles.room}`}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void start()
          }}
        >
          <header>
            <h1>{say('setup.title')}</h1>
            <p>{say('setup.about')}</p>
            <ColonyLink />
          </header>
          <section aria-label={say('setup.players')} className={styles.part}>
            <h2>{say('setup.players')}</h2>
            <ol className={styles.entrants}>
              {form.entrants.map((entrant, index) => (
                <EntrantRow
                  key={entrant.key}
                  number={String(index + 1)}
                  entrant={entrant}
                  entries={entries}
                  onChange={(next) =>
                    change({ entrants: form.entrants.map((each) => (each.key === next.key ? next : each)) })
                  }
                  onRemove={() =>
                    change({ entrants: form.entrants.filter(({ key }) => key !== entrant.key) })
                  }
                />
              ))}
            </ol>
            <button
              type="button"
              className={styles.add}
              onClick={() => change({ entrants: [...form.entrants, nextEntrant(form)] })}
            >
              <Icon name="new" />
              {say('setup.add')}
            </button>
            <Faults of="entrants" setup={setup} />
          </section>

          <section aria-label={say('setup.games')} className={styles.part}>
            <h2>{say('setup.games')}</h2>
            <div className={fieldsStyles.fields}>
              <label htmlFor={`${id}-variant`}>{say('setup.board')}</label>
              <select
                id={`${id}-variant`}
                value={form.variant.id}
                onChange={({ target }) =>
                  setForm(
                    withVariant(form, variants.find((each) => each.id === target.value) ?? form.variant),
                  )
                }
              >
                {variants.map((variant) => (
                  <option key={variant.id} value={variant.id}>
                    {variant.name}
                  </option>
                ))}
              </select>
              <OpeningsField form={form} onChange={change} />
              <LimitFields form={form} onChange={change} />
              <label htmlFor={`${id}-schedule`}>{say('setup.schedule')}</label>
              <select
                id={`${id}-schedule`}
                value={form.schedule}
                onChange={({ target }) =>
                  change({ schedule: scheduleKinds.find((kind) => kind === target.value) ?? form.schedule })
                }
              >
                {scheduleKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {say(`setup.schedules.${kind}`)}
                  </option>
                ))}
              </select>
              <label htmlFor={`${id}-rounds`}>{say('setup.rounds')}</label>
              <input
                id={`${id}-rounds`}
                type="number"
                min={1}
                value={form.rounds}
                aria-describedby={`${id}-rounds-about`}
                onChange={({ target }) => change({ rounds: target.value })}
              />
              <p id={`${id}-rounds-about`} className={textStyles.hint}>
                {say('setup.roundsAbout')}
              </p>
              <label htmlFor={`${id}-boards`}>{say('setup.boards')}</label>
              <input
                id={`${id}-boards`}
                type="number"
                min={1}
                max={maxBoards}
                value={form.boards}
                onChange={({ target }) => change({ boards: target.value })}
              />
              <label htmlFor={`${id}-event`}>{say('setup.name')}</label>
              <input
                id={`${id}-event`}
                type="text"
                maxLength={80}
                value={form.event}
                onChange={({ target }) => change({ event: target.value })}
              />
            </div>
            {form.entrants.length === 2 && <TestFields form={form} onChange={change} />}
            {(['limit', 'rounds', 'boards', 'event', 'test'] as const).map((part) => (
              <Faults key={part} of={part} setup={setup} />
            ))}
          </section>
          <footer className={styles.start}>
            <button type="submit" className={buttonStyles.primary} disabled={!setup.ok || isStarting}>
              <Icon name="resume" />
              {say('setup.start')}
            </button>
            <p role="alert" className={textStyles.fault}>
              {refusal}
            </p>
          </footer>
        </form>
      </main>
      <KeptList />
    </>
  )
}

interface FaultsProps {
  readonly of: SetupFault['code']
  readonly setup: ReturnType<typeof readSetup>
}

function Faults({ of, setup }: FaultsProps) {
  if (setup.ok) return null
  return setup.faults
    .filter(({ code }) => code === of)
    .map(({ message }) => (
      <p key={message} className={textStyles.fault}>
        {message}.
      </p>
    ))
}
