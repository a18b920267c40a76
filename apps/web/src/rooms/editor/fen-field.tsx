import { capitalise } from '@rookery/play'
import { sayFault } from '@rookery/play/fault-words'
import type { Fault } from '@rookery/rules'
import { say } from '@rookery/words/web/editor'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './fen-field.module.css'

interface FenProps {
  readonly fen: string
  readonly faults: readonly Fault[]
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

/** The board as text, to read, copy and type, with what is wrong with it. */
export function FenField({ fen, faults, onType, onLeave }: FenProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(fen)
    setIsCopied(true)
  }
  return (
    <div className={styles.field}>
      <label htmlFor="editor-fen">{say('fen.label')}</label>
      <textarea
        id="editor-fen"
        rows={3}
        spellCheck={false}
        value={fen}
        aria-invalid={faults.length > 0}
        aria-describedby="editor-faults"
        onChange={(event) => {
          setIsCopied(false)
          onType(event.target.value.replace(/\n/g, ' '))
        }}
        onBlur={() => faults.length === 0 && onLeave()}
      />
      <button type="button" onClick={copy}>
        <Icon name={isCopied ? 'done' : 'copy'} />
        {say(isCopied ? 'fen.copied' : 'fen.copy')}
      </button>
      <div id="editor-faults" role="status" aria-live="polite">
        {faults.length > 0 && (
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={`${fault.code} ${fault.message}`} className={textStyles.fault}>
                {tellFault(fault)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function tellFault(found: Fault): string {
  const fault = capitalise(sayFault(found))
  const { at } = found
  return at === undefined ? say('fen.fault', { fault }) : say('fen.faultAt', { fault, at: at + 1 })
}
