import { useId } from 'react'
import textStyles from '../../ui/text.module.css'
import { type LimitKind, limitKinds, type SetupForm } from './setup-form.ts'

interface Props {
  readonly form: SetupForm
  readonly onChange: (part: Partial<SetupForm>) => void
}

const names: Readonly<Record<LimitKind, string>> = {
  own: 'Each by its own settings',
  clock: 'A clock for the game',
  time: 'Time for a move',
  depth: 'Depth',
  nodes: 'Positions looked at',
}

const units: Readonly<Record<Exclude<LimitKind, 'own'>, { readonly label: string; readonly about: string }>> =
  {
    clock: {
      label: 'Clock',
      about: 'Seconds for the game and seconds a move, like 10+0.1; 40/60 is a minute for 40 moves.',
    },
    time: { label: 'Seconds', about: 'For every move.' },
    depth: {
      label: 'Half-moves',
      about: 'Minds that do not search ignore it. The same seed gives the same games.',
    },
    nodes: {
      label: 'Positions',
      about: 'For every move; minds that do not search ignore it. The same seed gives the same games.',
    },
  }

/** How much the players may think. */
export function LimitFields({ form, onChange }: Props) {
  const id = useId()
  const { limit, limitTexts } = form
  return (
    <>
      <label htmlFor={`${id}-kind`}>Thinking</label>
      <select
        id={`${id}-kind`}
        value={limit}
        onChange={({ target }) =>
          onChange({ limit: limitKinds.find((kind) => kind === target.value) ?? limit })
        }
      >
        {limitKinds.map((kind) => (
          <option key={kind} value={kind}>
            {names[kind]}
          </option>
        ))}
      </select>
      {limit !== 'own' && (
        <>
          <label htmlFor={`${id}-value`}>{units[limit].label}</label>
          <input
            id={`${id}-value`}
            type="text"
            inputMode={limit === 'clock' ? 'text' : 'decimal'}
            value={limitTexts[limit]}
            aria-describedby={`${id}-about`}
            onChange={({ target }) => onChange({ limitTexts: { ...limitTexts, [limit]: target.value } })}
          />
          <p id={`${id}-about`} className={textStyles.hint}>
            {units[limit].about}
          </p>
        </>
      )}
    </>
  )
}
