import { type Experience, type LearnedGame, lessonsOf, makeSelfPlayId } from '@rookery/experience'
import { startPosition, type VariantId, variantById } from '@rookery/rules'
import { type Participant, type Sparrer, wakeSparrer } from './participant.ts'
import { playInThread } from './play-in-thread.ts'
import { createShortMemory } from './short-memory.ts'

/** Games to be played and learned: plain data, so that it can be sent to a worker. */
export interface SelfPlayPlan {
  readonly variant: VariantId
  /** White and Black of the first game. */
  readonly players: readonly [Participant, Participant]
  /** Whether they change colours after each game. */
  readonly alternates: boolean
  /** `first`: the first player is a teacher, whose moves alone are learned, and not those it beats. */
  readonly watches: 'both' | 'first'
  readonly games: number
  readonly seed: number
  /** Names the run for ever: the same games of another run count again. */
  readonly run: string
  readonly lookAhead: number
}

/** Of several hands that share a plan, one plays every so manieth game. */
export interface Share {
  readonly first: number
  readonly step: number
}

/** How many games are taken into the table at once, after so many: a Parrot that plays meanwhile knows little of them. */
export const batchSize = (played: number): number => Math.min(200, 1 + Math.floor(played / 20))

export const mixSeed = (seed: number, index: number): number => seed ^ Math.imul(index + 1, 0x2c1b3c6d)

/** The finished games of a share, one by one, until they are all played or the signal is aborted. */
export async function* playShare(
  plan: SelfPlayPlan,
  { first, step }: Share,
  table: Pick<Experience, 'rowsOf'>,
  signal: AbortSignal,
): AsyncGenerator<LearnedGame, undefined, undefined> {
  const { variant, players, alternates, watches, games, seed, run, lookAhead } = plan
  const start = startPosition(variantById(variant))
  const memory = createShortMemory(table)
  const minds: [Sparrer, Sparrer] = [
    await wakeSparrer(players[0], memory),
    await wakeSparrer(players[1], memory),
  ]
  try {
    for (let index = first; index < games; index += step) {
      const isSwapped = alternates && index % 2 === 1
      const sides = { white: minds[isSwapped ? 1 : 0], black: minds[isSwapped ? 0 : 1] }
      const finished = await playInThread(start, sides, mixSeed(seed, index), signal)
      if (!finished) return
      const teacher = isSwapped ? 'black' : 'white'
      const lessons = lessonsOf(finished, lookAhead).filter(
        (_, ply) => watches === 'both' || finished.game.positions[ply]!.turn === teacher,
      )
      memory.add(lessons)
      yield { id: makeSelfPlayId(run, seed, index), variant, lessons }
    }
  } finally {
    for (const { mind } of minds) await mind.dispose?.()
  }
}
