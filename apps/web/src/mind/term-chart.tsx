import type { LeafValue } from '@rookery/players'
import { Bar } from './bar.tsx'
import { createBarScale } from './bar-scale.ts'
import { makeSigned } from './numbers.ts'

interface Props {
  readonly leaf: LeafValue
}

/** The parts of the value at the end of the expected line. */
export function TermChart({ leaf: { terms, value } }: Props) {
  const scale = createBarScale([...terms.map((term) => term.value), value])
  return (
    <section className="mind-part">
      <h3>What the end of that line is worth</h3>
      <ul className="terms" aria-label="Terms of the value">
        {terms.map((term) => (
          <li key={term.name} className="bar-row">
            <span>{term.name}</span>
            <Bar scale={scale} value={term.value} />
            <span className="bar-value">{makeSigned(term.value)}</span>
          </li>
        ))}
        {terms.length > 1 && (
          <li className="bar-row terms-sum">
            <span>together</span>
            <Bar scale={scale} value={value} />
            <span className="bar-value">{makeSigned(value)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
