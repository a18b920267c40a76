import { say } from '@rookery/words/web/arena'
import { useId } from 'react'
import textStyles from '../../ui/text.module.css'
import fieldsStyles from './fields.module.css'
import type { SetupForm } from './setup-form.ts'
import styles from './test-fields.module.css'

interface Props {
  readonly form: SetupForm
  readonly onChange: (part: Partial<SetupForm>) => void
}

/** A sequential test of the first of two players against the second. */
export function TestFields({ form, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.test}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.isTest}
          onChange={({ target }) => onChange({ isTest: target.checked })}
        />
        {say('test.stop')}
      </label>
      {form.isTest && (
        <div className={fieldsStyles.fields}>
          <label htmlFor={`${id}-elo0`}>{say('test.elo0')}</label>
          <input
            id={`${id}-elo0`}
            type="number"
            value={form.elo0}
            onChange={({ target }) => onChange({ elo0: target.value })}
          />
          <label htmlFor={`${id}-elo1`}>{say('test.elo1')}</label>
          <input
            id={`${id}-elo1`}
            type="number"
            value={form.elo1}
            aria-describedby={`${id}-about`}
            onChange={({ target }) => onChange({ elo1: target.value })}
          />
          <p id={`${id}-about`} className={textStyles.hint}>
            {say('test.about')}
          </p>
        </div>
      )}
    </fieldset>
  )
}
