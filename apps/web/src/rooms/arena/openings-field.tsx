import { ownOpenings } from '@rookery/arena'
import { say } from '@rookery/words/web/arena'
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
    own: say('openings.own', { count: ownCount }),
    random: say(variant.id === 'chess960' ? 'openings.drawn' : 'openings.random'),
    start: say('openings.start'),
  }
  return (
    <>
      <label htmlFor={id}>{say('openings.label')}</label>
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
