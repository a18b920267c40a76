import type { Experience } from '@rookery/experience'
import type { Position } from '@rookery/rules'
import { type Participant, wakeSparrer } from './participant.ts'
import { playInThread } from './play-in-thread.ts'
import { mixSeed } from './self-play.ts'

export interface Exam {
  readonly examinee: Participant
  readonly opponent: Participant
  readonly games: number
  readonly seed: number
}

export interface ExamResult {
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Points of a hundred. */
  readonly score: number
}

/** Parrot as it is measured: it repeats what it knows, and leaves the rest to chance. */
export const defaultExaminee: Participant = {
  player: 'parrot',
  settings: { exploration: 0, fallback: 'fledgling' },
  limits: {},
}

/** Games from the start position with both colours; they differ by the lots that the two draw. Nothing is learned. */
export async function holdExam(
  { examinee, opponent, games, seed }: Exam,
  start: Position,
  table: Pick<Experience, 'rowsOf'>,
  signal: AbortSignal,
): Promise<ExamResult | undefined> {
  const own = await wakeSparrer(examinee, table)
  const other = await wakeSparrer(opponent, table)
  const counts = { won: 0, drawn: 0, lost: 0 }
  try {
    for (let game = 0; game < games; game++) {
      const color = game % 2 === 0 ? 'white' : 'black'
      const sides = color === 'white' ? { white: own, black: other } : { white: other, black: own }
      const played = await playInThread(start, sides, mixSeed(seed, game), signal)
      if (!played) return undefined
      counts[played.winner === undefined ? 'drawn' : played.winner === color ? 'won' : 'lost']++
    }
  } finally {
    await own.mind.dispose?.()
    await other.mind.dispose?.()
  }
  return { ...counts, score: (100 * (counts.won + counts.drawn / 2)) / games }
}
