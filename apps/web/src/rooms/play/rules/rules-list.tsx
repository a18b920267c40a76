import type { Variant } from '@rookery/rules'
import { tellSpecialRules } from './special-rules.ts'

interface Props {
  readonly variant: Variant
}

const usual = [
  'Checkmate wins: the king is attacked and cannot be saved.',
  'A side without a legal move that is not in check has a draw, and so have both when too little is left to mate with.',
  'The same position three times, or fifty moves without a capture and a pawn’s move, can be claimed as a draw.',
]

export function RulesList({ variant }: Props) {
  const special = tellSpecialRules(variant)
  return (
    <ul>
      {(special.length > 0 ? special : usual).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
