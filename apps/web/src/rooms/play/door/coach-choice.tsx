import { type Coach, makeCoachText, parseCoach, quietCoach } from '@rookery/play'
import { say } from '@rookery/words/web/door'
import { changePreferences, usePreferences } from '../../../preferences/store.ts'
import { ChoiceRow } from '../../../ui/choice-row.tsx'
import textStyles from '../../../ui/text.module.css'

const kinds = ['quiet', 'warn', 'explain', 'strict'] as const

/** How often a coach warns in a game, as the choices name it. */
const often = { always: undefined, thrice: 3, once: 1 } as const
type Often = keyof typeof often
const oftenNames = Object.keys(often) as Often[]

/** What was chosen last. */
export function useCoachChoice(): Coach {
  const coach = parseCoach(usePreferences().coach)
  return coach.ok ? coach.value : quietCoach
}

const choose = (coach: Coach) => changePreferences({ coach: makeCoachText(coach) })

/** Who helps in the game: nobody, Raven before or after a move, or not even a take-back. */
export function CoachChoice({ coach }: { readonly coach: Coach }) {
  const most = coach.kind === 'warn' ? coach.most : undefined
  return (
    <>
      <ChoiceRow
        isBeside
        label={say('coach.label')}
        options={kinds.map((value) => ({ value, label: say(`coach.${value}`) }))}
        value={coach.kind}
        onChoose={(kind) => choose({ kind })}
      />
      <p className={textStyles.hint}>{say('coach.about', { kind: coach.kind })}</p>
      {coach.kind === 'warn' && (
        <ChoiceRow
          isBeside
          label={say('coach.often')}
          options={oftenNames.map((value) => ({ value, label: say(`coach.${value}`) }))}
          value={oftenNames.find((name) => often[name] === most) ?? 'always'}
          onChoose={(name) =>
            choose({ kind: 'warn', ...(often[name] !== undefined && { most: often[name] }) })
          }
        />
      )}
    </>
  )
}
