import type { MoveRow } from '@rookery/experience'
import type { Move } from '@rookery/rules'
import type { ParrotDetails, ParrotMove, ParrotRow } from './thought.ts'

export interface Candidate {
  readonly move: Move
  readonly san: string
  /** Whether it may be chosen. */
  readonly isAsked: boolean
}

export interface Weighed {
  readonly seen: number
  readonly moves: readonly ParrotMove[]
  readonly total: number
}

/** Puts the moves that are known, and while it explores all others, on the wheel of docs/origins.md. */
export function weighMoves(
  candidates: readonly Candidate[],
  rows: readonly MoveRow[],
  exploration: number,
): Weighed {
  const rowBySan = new Map(rows.map((row) => [row.move, averageOf(row)]))
  const known = candidates.flatMap(({ san }) => rowBySan.get(san) ?? [])
  if (known.length === 0) return { seen: 0, moves: [], total: 0 }
  const worths = known.map(worthOf)
  const range = Math.max(...worths) - Math.min(...worths)
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length
  const seen = known.reduce((sum, { counter }) => sum + counter, 0)

  const weighed = candidates.flatMap((candidate) => {
    const row = rowBySan.get(candidate.san) ?? null
    if (row === null && exploration === 0) return []
    const worth = row ? worthOf(row) : mean
    const bonus = exploration * (range + 1) * Math.sqrt(Math.log(1 + seen) / (1 + (row?.counter ?? 0)))
    return [{ candidate, row, worth, bonus }]
  })
  const least = Math.min(...weighed.map(({ worth, bonus }) => worth + bonus))
  weighed.sort(
    (a, b) => b.worth + b.bonus - (a.worth + a.bonus) || (a.candidate.san < b.candidate.san ? -1 : 1),
  )
  let total = 0
  const moves = weighed.map(({ candidate: { move, san, isAsked }, row, worth, bonus }): ParrotMove => {
    const shifted = worth + bonus - least + 1
    const fitness = shifted ** 2
    const from = total
    if (isAsked) total += fitness
    return { move, san, row, worth, bonus, shifted, fitness, slice: isAsked ? [from, total] : null }
  })
  return { seen, moves, total }
}

/** The move on whose slice a number below the total falls. */
export const moveAt = (moves: readonly ParrotMove[], drawn: number): ParrotMove | undefined =>
  moves.find(({ slice }) => slice !== null && drawn < slice[1])

/** What it expects of the wheel: the worth of each move by its share. */
export const expectedWorth = ({ moves, total }: Weighed): number =>
  moves.reduce((sum, { worth, fitness, slice }) => (slice ? sum + (worth * fitness) / total : sum), 0)

const averageOf = ({ defensiveSum, offensiveSum, counter }: MoveRow): ParrotRow => ({
  defensive: defensiveSum / counter,
  offensive: offensiveSum / counter,
  counter,
})

const worthOf = ({ defensive, offensive }: ParrotRow): number => defensive + offensive

/** Of the wheel, from 0 to 1; nothing for a move that was not on it. */
export const shareOf = ({ wheel }: Pick<ParrotDetails, 'wheel'>, { slice, fitness }: ParrotMove): number =>
  wheel && slice && wheel.total > 0 ? fitness / wheel.total : 0
