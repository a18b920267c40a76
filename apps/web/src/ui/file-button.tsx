import styles from './file-button.module.css'

interface Props {
  readonly label: string
  /** As the browser's `accept`. */
  readonly accept: string
  readonly isDisabled?: boolean
  readonly onFile: (file: File) => void
}

/** Lets a person pick a file; the same one may be picked again. */
export function FileButton({ label, accept, isDisabled = false, onFile }: Props) {
  return (
    <label className={styles.button}>
      {label}
      <input
        type="file"
        accept={accept}
        disabled={isDisabled}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}
