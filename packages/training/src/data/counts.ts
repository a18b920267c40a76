import type { GameEntry } from './game-index.ts'
import { countMen, isBlackToMove, RECORD_SIZE } from './record.ts'
import { type Ending, endings } from './self-play.ts'

/** Plies of a game are counted in steps of so many. */
export const LENGTH_STEP = 20

/** What has been made so far. */
export interface Counts {
  games: number
  positions: number
  results: { white: number; draws: number; black: number }
  endings: Record<Ending, number>
  /** Games by length: under 20 plies, under 40 and so on. */
  lengths: number[]
  /** Positions by the number of men on the board. */
  men: number[]
  blackToMove: number
  duplicates: number
}

export const createCounts = (): Counts => ({
  games: 0,
  positions: 0,
  results: { white: 0, draws: 0, black: 0 },
  endings: Object.fromEntries(endings.map((ending) => [ending, 0])) as Record<Ending, number>,
  lengths: [],
  men: new Array<number>(33).fill(0),
  blackToMove: 0,
  duplicates: 0,
})

export function countGame(counts: Counts, entry: GameEntry, records: Uint8Array): void {
  counts.games++
  counts.positions += entry.records
  counts.duplicates += entry.duplicates
  counts.results[entry.result === 2 ? 'white' : entry.result === 1 ? 'draws' : 'black']++
  counts.endings[entry.ending] = (counts.endings[entry.ending] ?? 0) + 1
  const step = Math.floor(entry.plies / LENGTH_STEP)
  while (counts.lengths.length <= step) counts.lengths.push(0)
  counts.lengths[step]!++
  for (let at = 0; at < records.length; at += RECORD_SIZE) {
    counts.men[countMen(records, at)]!++
    if (isBlackToMove(records, at)) counts.blackToMove++
  }
}

/** The share of positions with at most so many men. */
export function endgameShare({ men, positions }: Counts, endgameMen: number): number {
  const few = men.slice(0, endgameMen + 1).reduce((sum, count) => sum + count, 0)
  return positions === 0 ? 0 : few / positions
}

export const drawShare = ({ results, games }: Counts): number => (games === 0 ? 0 : results.draws / games)
