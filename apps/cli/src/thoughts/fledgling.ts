import type { FledglingThought } from '@rookery/players'
import { makeSan, type Position } from '@rookery/rules'
import type { ThoughtText } from './thought-text.ts'

export function describeFledgling({ moves, drawn }: FledglingThought, position: Position): ThoughtText {
  const reason = `drew number ${drawn + 1} of ${moves.length} moves`
  return {
    reason,
    counts: [
      ['Drawn', drawn + 1],
      ['Moves', moves.length],
    ],
    lines: [`It ${reason}:`, moves.map((move) => makeSan(position, move)).join(' ')],
  }
}
