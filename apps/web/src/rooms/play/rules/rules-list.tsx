import { tellRules } from '@rookery/play'
import type { Variant } from '@rookery/rules'

interface Props {
  readonly variant: Variant
}

export function RulesList({ variant }: Props) {
  return (
    <ul>
      {tellRules(variant).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
