import { useId } from 'react'
import styles from './choice-row.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  /** The question stands beside its answers instead of over them. */
  readonly isBeside?: boolean
}

/** One question with a few answers, side by side. */
export function ChoiceRow<Value extends string>({
  label,
  options,
  value,
  onChoose,
  isBeside = false,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.row} data-beside={isBeside}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
