import { say } from '@rookery/words/web/ui'
import { type ReactNode, useState } from 'react'
import buttonStyles from './button.module.css'
import styles from './sure-button.module.css'

interface Props {
  readonly children: ReactNode
  /** What will be gone, as a question. */
  readonly question: string
  /** What the second press does: "Forget it". */
  readonly yes: string
  /** What the press that harms nothing says. */
  readonly no?: string
  readonly label?: string
  readonly isQuiet?: boolean
  readonly isDisabled?: boolean
  readonly onSure: () => void
}

/** A press that cannot be taken back asks once more. */
export function SureButton({
  children,
  question,
  yes,
  no = say('keep'),
  label,
  isQuiet = false,
  isDisabled = false,
  onSure,
}: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isAnswered, setAnswered] = useState(false)
  const keep = () => {
    setAsking(false)
    setAnswered(true)
  }
  if (!isAsking || isDisabled)
    return (
      <button
        type="button"
        className={isQuiet ? buttonStyles.quiet : undefined}
        aria-label={label}
        title={label}
        disabled={isDisabled}
        // biome-ignore lint/a11y/noAutofocus: the keyboard comes back to where it was before the question.
        autoFocus={isAnswered}
        onClick={() => setAsking(true)}
      >
        {children}
      </button>
    )
  return (
    <fieldset className={styles.sure} onKeyDown={(event) => event.key === 'Escape' && keep()}>
      <legend>{question}</legend>
      <button
        type="button"
        className={styles.yes}
        onClick={() => {
          setAsking(false)
          onSure()
        }}
      >
        {yes}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the keyboard stays where it was, on the answer that harms nothing. */}
      <button type="button" autoFocus onClick={keep}>
        {no}
      </button>
    </fieldset>
  )
}
