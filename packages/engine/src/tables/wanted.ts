import type { Position } from '@rookery/rules'
import { fitMaterial, type Man, promotionsIn, roleNumbers } from './material.ts'

const { king: KING, pawn: PAWN } = roleNumbers
/** So many steps before its last rank a pawn may promote before the tables have their say. */
const NEAR_STEPS = 2
const THREE_MEN = ['KQK', 'KRK', 'KBK', 'KNK', 'KPK']

interface Standing extends Man {
  readonly isNear: boolean
}

/**
 * The endings whose tables a search of a position may need. Of up to four men: its own, those that pawns near their goal lead
 * to, and the small ones that captures lead to. Of five: those that one capture leads to.
 */
export function wantedEndings(position: Position): string[] {
  const pieces = position.pieces()
  if (pieces.length > 5 || pieces.length < 3 || position.castling.length > 0) return []
  const { id, ranks } = position.variant
  const men = pieces.map(({ piece, square }): Standing => {
    const rank = square >> 3
    const steps = piece.color === 'white' ? ranks - 1 - rank : rank
    return {
      color: piece.color === 'white' ? 0 : 1,
      role: roleNumbers[piece.role],
      isNear: piece.role === 'pawn' && steps <= NEAR_STEPS,
    }
  })
  if (men.filter(({ role }) => role === KING).length !== 2) return []
  if (men.length === 5) {
    if (id === 'minichess') return []
    const others = men.filter(({ role }) => role !== KING)
    return [...new Set(others.map((taken) => nameOf(men.filter((man) => man !== taken))))]
  }
  const promotions = promotionsIn(id === 'minichess')
  return [...new Set([...spread(men, promotions), ...THREE_MEN])]
}

const nameOf = (men: readonly Man[]) => fitMaterial(men).material.name

/** The names of all that these men can be, with pawns near their goal as they are or promoted. */
function spread(men: readonly Standing[], promotions: readonly number[]): string[] {
  const near = men.find(({ isNear }) => isNear)
  if (!near) return [nameOf(men)]
  const others = men.filter((man) => man !== near)
  return [PAWN, ...promotions].flatMap((role) =>
    spread([...others, { ...near, role, isNear: false }], promotions),
  )
}
