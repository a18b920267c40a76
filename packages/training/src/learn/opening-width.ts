import type { Experience } from '@rookery/experience'
import {
  makeFenKey,
  makeSan,
  type Position,
  startPosition,
  type VariantId,
  variantById,
} from '@rookery/rules'
import { OPENING_PLIES } from './openings.ts'

/** Of the positions that are first reached at one ply. */
export interface PlyWidth {
  readonly positions: number
  /** How many of them know three moves or more. */
  readonly three: number
}

export interface OpeningWidth {
  /** Positions of the first plies that the table knows. */
  readonly positions: number
  readonly plies: readonly PlyWidth[]
  /** How many of them know one move, two, and three or more. */
  readonly one: number
  readonly two: number
  readonly three: number
  /** False where there were more positions than are looked at. */
  readonly isWhole: boolean
}

const MAX_LOOKUPS = 2_000_000

/**
 * How many moves the table knows in the positions of the first plies: those that are reached from the start through positions it
 * knows. A move that leads to a position it does not know is followed only where it knows the move, and for one ply: of a teacher's games it
 * has learned one side alone.
 */
export async function measureOpenings(
  table: Pick<Experience, 'rowsOf'>,
  id: VariantId,
  plies = OPENING_PLIES,
): Promise<OpeningWidth> {
  let lookups = 0
  const findMoves = async (board: string): Promise<readonly string[]> => {
    lookups++
    return (await table.rowsOf(id, board)).map((row) => row.move)
  }
  const widths: Map<string, number>[] = []
  const counted = new Set<string>()
  const start = startPosition(variantById(id))
  let stage = new Map([[makeFenKey(start), start]])
  for (let ply = 0; ply < plies; ply++) {
    const next = new Map<string, Position>()
    const reached = new Map<string, number>()
    widths.push(reached)
    for (const [board, position] of stage) {
      if (lookups > MAX_LOOKUPS) return countWidths(widths, false)
      const known = await findMoves(board)
      if (known.length > 0 && !counted.has(board)) reached.set(board, known.length)
      counted.add(board)
      for (const move of position.legalMoves()) {
        const child = position.play(move)
        const key = makeFenKey(child)
        if (next.has(key)) continue
        if (known.includes(makeSan(position, move)) || (await findMoves(key)).length > 0) next.set(key, child)
      }
    }
    stage = next
  }
  return countWidths(widths, true)
}

function countWidths(widths: readonly ReadonlyMap<string, number>[], isWhole: boolean): OpeningWidth {
  const plies = widths.map((reached) => [...reached.values()])
  const all = plies.flat()
  const isThree = (width: number) => width >= 3
  return {
    positions: all.length,
    plies: plies.map((ply) => ({ positions: ply.length, three: ply.filter(isThree).length })),
    one: all.filter((width) => width === 1).length,
    two: all.filter((width) => width === 2).length,
    three: all.filter(isThree).length,
    isWhole,
  }
}
