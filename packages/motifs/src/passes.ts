import type { Passes } from './motif.ts'
import { isPassed } from './passed.ts'
import { placed, type Scene } from './scene.ts'

/** Pawns that are passed since the move, and the one that moved if it was so before. */
export const findPassedPawns = ({ before, after, us, from, to }: Scene): Passes[] =>
  [...after.squares(us, 'pawn')].flatMap((square): Passes[] => {
    const pawn = placed(after, square)
    if (!isPassed(after, pawn)) return []
    const isNew = !isPassed(before, placed(before, square === to ? from : square))
    return isNew || square === to ? [{ kind: 'passes', pawn, isNew }] : []
  })
