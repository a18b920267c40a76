import { say } from '@rookery/words/web/arena'
import { useId } from 'react'
import textStyles from '../../ui/text.module.css'
import { limitKinds, type SetupForm } from './setup-form.ts'

interface Props {
  readonly form: SetupForm
  readonly onChange: (part: Partial<SetupForm>) => void
}

/** How much the players may think. */
export function LimitFields({ form, onChange }: Props) {
  const id = useId()
  const { limit, limitTexts } = form
  return (
    <>
      <label htmlFor={`${id}-kind`}>{say('limit.label')}</label>
      <select
        id={`${id}-kind`}
        value={limit}
        onChange={({ target }) =>
          onChange({ limit: limitKinds.find((kind) => kind === target.value) ?? limit })
        }
      >
        {limitKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`limit.kinds.${kind}`)}
          </option>
        ))}
      </select>
      {limit !== 'own' && (
        <>
          <label htmlFor={`${id}-value`}>{say(`limit.units.${limit}`)}</label>
          <input
            id={`${id}-value`}
            type="text"
            inputMode={limit === 'clock' ? 'text' : 'decimal'}
            value={limitTexts[limit]}
            aria-describedby={`${id}-about`}
            onChange={({ target }) => onChange({ limitTexts: { ...limitTexts, [limit]: target.value } })}
          />
          <p id={`${id}-about`} className={textStyles.hint}>
            {say(`limit.about.${limit}`)}
          </p>
        </>
      )}
    </>
  )
}
