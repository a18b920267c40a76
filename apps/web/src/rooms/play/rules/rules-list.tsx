import type { Variant } from '@rookery/rules'
import { say } from '@rookery/words/web/rules'
import { tellSpecialRules } from './special-rules.ts'

interface Props {
  readonly variant: Variant
}

const usual = () => [say('mate'), say('stalemate'), say('claims')]

export function RulesList({ variant }: Props) {
  const special = tellSpecialRules(variant)
  return (
    <ul>
      {(special.length > 0 ? special : usual()).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
