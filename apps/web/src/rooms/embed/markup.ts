import { language } from '@rookery/words'

/** An element as a page would write it. */
export interface Specimen {
  readonly tag: 'rookery-board' | 'rookery-game'
  /** True for an attribute without a value. */
  readonly attributes: Readonly<Record<string, string | true>>
}

const lineLength = 56

/** The element's markup, on one line where it is short. */
export function makeMarkup({ tag, attributes }: Specimen): string {
  const parts = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${value}"`,
  )
  const line = [tag, ...parts].join(' ')
  if (line.length <= lineLength) return `<${line}></${tag}>`
  return `<${tag}\n${parts.map((part) => `  ${part}`).join('\n')}\n></${tag}>`
}

/** A whole page with the element, to be saved beside the script. */
export const makePage = (specimen: Specimen, title: string): string => `<!doctype html>
<html lang="${language()}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>${title}</title>
  <script type="module" src="${specimen.tag === 'rookery-game' ? 'rookery-embed' : 'rookery-board'}.js"></script>
  ${makeMarkup(specimen).replaceAll('\n', '\n  ')}
</html>
`
