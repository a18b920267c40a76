import type { Line } from '@rookery/rules'
import type { Opinions } from './opinion.ts'

/** How often a mind chose what was played, over the positions of the game it has been asked about. */
export function countAgreement(
  id: string,
  line: Line,
  opinionsAt: (ply: number) => Opinions | undefined,
): { readonly agreed: number; readonly asked: number } {
  let agreed = 0
  let asked = 0
  for (const [ply, move] of line.moves.entries()) {
    const opinion = opinionsAt(ply)?.get(id)
    if (opinion?.kind !== 'given') continue
    asked++
    if (opinion.move === move) agreed++
  }
  return { agreed, asked }
}
