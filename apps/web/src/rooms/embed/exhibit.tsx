import { say } from '@rookery/words/web/embed'
import { createElement, useId, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './exhibit.module.css'
import { makeMarkup, makePage, type Specimen } from './markup.ts'

export interface ExhibitProps {
  readonly title: string
  readonly about: string
  readonly specimen: Specimen
  /** The code is of a whole page instead of the element alone. */
  readonly isPage?: boolean
}

/** One element at work, and the code that makes it. */
export function Exhibit({ title, about, specimen, isPage = false }: ExhibitProps) {
  const heading = useId()
  const code = isPage ? makePage(specimen, title) : makeMarkup(specimen)
  const attributes = Object.entries(specimen.attributes).map(([name, value]) => [
    name,
    value === true ? '' : value,
  ])
  return (
    <section className={styles.exhibit} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{title}</h3>
        <p>{about}</p>
      </header>
      {createElement(specimen.tag, Object.fromEntries(attributes))}
      <Code text={code} label={say('code.of', { title })} />
    </section>
  )
}

interface CodeProps {
  readonly text: string
  readonly label: string
  readonly language?: string
}

/** Text to be copied. */
export function Code({ text, label, language = 'HTML' }: CodeProps) {
  const [copied, setCopied] = useState<'copied' | 'refused'>()
  const said = copied ? say(`code.${copied}`) : ''
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('copied')
    } catch {
      setCopied('refused')
    }
  }
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <span>{language}</span>
        <button
          type="button"
          onClick={copy}
          aria-label={say('code.button', { act: said || say('code.copy'), code: label })}
        >
          <Icon name={copied === 'copied' ? 'done' : 'copy'} />
          {said || say('code.copy')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>{text.trimEnd()}</pre>
      <span className={textStyles.unseen} role="status">
        {said}
      </span>
    </div>
  )
}
