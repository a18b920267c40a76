import { useEffect, useState } from 'react'
import { Icon } from '../app/icon.tsx'

interface Props {
  readonly data: unknown
}

type Copying = 'idle' | 'done' | 'refused'

const labels: Readonly<Record<Copying, string>> = {
  idle: 'Copy JSON',
  done: 'Copied',
  refused: 'The browser refused: select the text below and copy it',
}

export function RawData({ data }: Props) {
  const [copying, setCopying] = useState<Copying>('idle')
  const text = JSON.stringify(data, undefined, 2)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other data has not been copied yet.
  useEffect(() => setCopying('idle'), [text])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopying('done')
    } catch {
      setCopying('refused')
    }
  }

  return (
    <details className="raw">
      <summary>Raw data</summary>
      <button type="button" onClick={copy}>
        <Icon name={copying === 'done' ? 'done' : 'copy'} />
        {labels[copying]}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  )
}
