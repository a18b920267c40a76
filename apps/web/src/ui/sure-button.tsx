import { say } from '@rookery/words/web/ui'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import buttonStyles from './button.module.css'
import styles from './sure-button.module.css'

/** For what else asks the same. */
export interface Question {
  readonly ask: () => void
}

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
  readonly ref?: Ref<Question>
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
  ref,
}: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isAnswered, setAnswered] = useState(false)
  // A question that was asked by typing gives the keyboard back to the field.
  const typing = useRef<HTMLInputElement>(undefined)
  const harmless = useRef<HTMLButtonElement>(null)
  const ask = () => {
    if (isAsking) return harmless.current?.focus()
    const { activeElement } = document
    typing.current = activeElement instanceof HTMLInputElement ? activeElement : undefined
    setAsking(true)
  }
  const keep = () => {
    setAsking(false)
    setAnswered(typing.current === undefined)
    typing.current?.focus()
  }
  useImperativeHandle(ref, () => ({ ask }))
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
        onClick={ask}
      >
        {children}
      </button>
    )
  return (
    <fieldset
      className={styles.sure}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // It closes nothing else.
        event.preventDefault()
        keep()
      }}
    >
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
      <button ref={harmless} type="button" autoFocus onClick={keep}>
        {no}
      </button>
    </fieldset>
  )
}
