import type { Thought } from '@rookery/players'
import type { Position } from '@rookery/rules'
import { say } from '@rookery/words/web/mind'
import { useEffect, useMemo, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './raw-data.module.css'
import { makeRawText, makeWholeText } from './raw-text.ts'

interface Props {
  readonly player: string
  readonly thought: Thought
  readonly position: Position
}

type Copying = 'idle' | 'done' | 'refused'

/** A thought can be megabytes of text, so it is written only once somebody looks, and whole only to be copied. */
export function RawData({ player, thought, position }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [copying, setCopying] = useState<Copying>('idle')
  const text = useMemo(
    () => (isOpen ? makeRawText(player, thought, position) : ''),
    [isOpen, player, thought, position],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another thought has not been copied yet.
  useEffect(() => setCopying('idle'), [thought])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await makeWholeText(player, thought, position))
      setCopying('done')
    } catch {
      setCopying('refused')
    }
  }

  return (
    <details className={styles.raw} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{say('raw.title')}</summary>
      {isOpen && (
        <>
          <button type="button" onClick={copy}>
            <Icon name={copying === 'done' ? 'done' : 'copy'} />
            {say(`raw.${copying}`)}
          </button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>{text}</pre>
        </>
      )}
    </details>
  )
}
