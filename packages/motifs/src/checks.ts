import { attackersOf } from '@rookery/rules'
import type { Checks } from './motif.ts'
import { placed, type Scene } from './scene.ts'

export function findChecks({ after, us, them }: Scene): Checks[] {
  const king = after.kingOf(them)
  const by = king === undefined ? [] : [...attackersOf(after, king, us)]
  return by.length === 0 ? [] : [{ kind: 'checks', by: by.map((square) => placed(after, square)) }]
}
