import { capitalise, type PlayState } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import type { Variant } from '@rookery/rules'
import { say } from '@rookery/words/web/play'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { parseTyped, type TypedCommand } from '../../../game/typed-command.ts'
import buttonStyles from '../../../ui/button.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './typed-move.module.css'

interface Props {
  readonly state: PlayState
  readonly input: RefObject<HTMLInputElement | null>
  readonly onTyped: (typed: TypedCommand) => void
}

/** A move each way; a knight on b1 and pawns that go one step are on all smaller boards. */
const examplesOn = ({ pawns }: Variant): string => (pawns.doubleStep ? 'Nf3, e2e4' : 'Nc3, b2b3')

/** Moves and commands for those who would rather type. */
export function TypedMove({ state, input, onTyped }: Props) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fault belongs to the position it was typed in.
  useEffect(() => setFault(''), [state.line])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const typed = parseTyped(text, state)
    if (!typed.ok) {
      const told = sayFaults(typed.faults).replace(/\.$/, '')
      // A move stays as it was typed: "E2e4" would be another.
      setFault(`${told.startsWith(text.trim()) ? told : capitalise(told)}.`)
      return
    }
    setText('')
    setFault('')
    onTyped(typed.value)
  }

  return (
    <form className={styles.typed} onSubmit={onSubmit} autoComplete="off">
      <label className={textStyles.unseen} htmlFor="typed-move">
        {say('typed.label')}
      </label>
      <input
        id="typed-move"
        ref={input}
        value={text}
        placeholder={say('typed.example', { moves: examplesOn(state.setup.variant) })}
        spellCheck={false}
        autoCapitalize="off"
        enterKeyHint="go"
        aria-describedby="typed-fault"
        aria-invalid={fault !== ''}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <button type="submit" className={buttonStyles.quiet}>
        {say('typed.play')}
      </button>
      <p id="typed-fault" className={styles.fault} role="alert">
        {fault}
      </p>
    </form>
  )
}
