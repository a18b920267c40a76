import { ownOpenings } from '@rookery/arena'
import { useId, useMemo } from 'react'
import { ableOpenings, type OpeningKind, openingKinds, type SetupForm } from './setup-form.ts'

interface Props {
  readonly form: SetupForm
  readonly onChange: (part: Partial<SetupForm>) => void
}

/** Where the games begin. */
export function OpeningsField({ form, onChange }: Props) {
  const id = useId()
  const { variant, openings } = form
  const ownCount = useMemo(() => ownOpenings(variant).length, [variant])
  const names: Readonly<Record<OpeningKind, string>> = {
    own: `Our set of ${ownCount} balanced ones`,
    random: variant.id === 'chess960' ? 'Start positions drawn by lot' : 'Random first moves',
    start: 'The start position',
  }
  return (
    <>
      <label htmlFor={id}>Openings</label>
      <select
        id={id}
        value={ableOpenings(variant, openings)}
        onChange={({ target }) =>
          onChange({ openings: openingKinds.find((kind) => kind === target.value) ?? openings })
        }
      >
        {openingKinds
          .filter((kind) => kind !== 'own' || ownCount > 0)
          .map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
      </select>
    </>
  )
}
