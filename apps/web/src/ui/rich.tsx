import { Fragment, type ReactNode } from 'react'

interface Props {
  /** A sentence of the catalogue with tags in it: "press <key>Enter</key>". */
  readonly text: string
  /** How what stands between each pair of tags is drawn. */
  readonly tags: Readonly<Record<string, (text: string) => ReactNode>>
}

const TAG = /<(\w+)>(.*?)<\/\1>/

/** A sentence with links, keys or stress in it, whose place each language chooses. */
export function Rich({ text, tags }: Props) {
  const parts = text.split(TAG)
  return parts.map((part, at) => {
    if (at % 3 === 1) return null
    const draw = at % 3 === 2 ? tags[parts[at - 1]!] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    return <Fragment key={at}>{draw ? draw(part) : part}</Fragment>
  })
}
