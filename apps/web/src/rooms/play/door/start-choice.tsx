import { capitalise, chess960Position } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import {
  chess960Start,
  err,
  type Fault,
  ok,
  type Position,
  parsePosition,
  type Result,
  type Variant,
} from '@rookery/rules'
import { say } from '@rookery/words/web/door'
import { useId } from 'react'
import textStyles from '../../../ui/text.module.css'
import doorStyles from './door.module.css'
import styles from './start-choice.module.css'

export interface StartForm {
  /** A FEN, or nothing for the usual start. */
  readonly fen: string
  /** Of a Chess960 start, or nothing for chance. */
  readonly number: string
}

export type StartFault = Fault<'start-fen' | 'start-number' | 'start-over'>

/** Undefined for the usual start. */
export function readStartForm(form: StartForm, variant: Variant): Result<Position | undefined, StartFault> {
  if (form.fen.trim() !== '') {
    const position = parsePosition(form.fen.trim(), variant)
    if (!position.ok) return err({ code: 'start-fen', message: sayFaults(position.faults) })
    if (position.value.hasLegalMove()) return ok(position.value)
    return err({ code: 'start-over', message: say('start.over') })
  }
  if (variant.castling !== 'chess960' || form.number.trim() === '') return ok(undefined)
  const number = Number(form.number)
  if (Number.isInteger(number) && number >= 0 && number <= 959) return ok(chess960Position(variant, number))
  return err({ code: 'start-number', message: say('start.range') })
}

interface Props {
  readonly form: StartForm
  readonly variant: Variant
  readonly onChange: (form: StartForm) => void
}

export function StartChoice({ form, variant, onChange }: Props) {
  const id = useId()
  const start = readStartForm(form, variant)
  const isShuffled = variant.castling === 'chess960'
  return (
    <div className={styles.choice}>
      {isShuffled && (
        <div className={doorStyles.fields}>
          <label htmlFor={`${id}-number`}>{say('start.number')}</label>
          <input
            id={`${id}-number`}
            type="number"
            min="0"
            max="959"
            step="1"
            placeholder={say('start.random')}
            value={form.number}
            disabled={form.fen.trim() !== ''}
            onChange={(event) => onChange({ ...form, number: event.target.value })}
          />
        </div>
      )}
      <details open={form.fen !== ''}>
        <summary>{say('start.position')}</summary>
        <label htmlFor={`${id}-fen`}>{say('start.fen')}</label>
        <input
          id={`${id}-fen`}
          className={styles.fen}
          type="text"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={isShuffled ? chess960Start(0) : variant.startFen}
          value={form.fen}
          aria-invalid={!start.ok}
          aria-describedby={`${id}-fault`}
          onChange={(event) => onChange({ ...form, fen: event.target.value })}
        />
      </details>
      <p id={`${id}-fault`} className={textStyles.fault} role="alert">
        {start.ok ? '' : `${capitalise(sayFaults(start.faults))}.`}
      </p>
    </div>
  )
}
