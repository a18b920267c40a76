import { type Experience, type LearnedGame, lessonsOf, makeSelfPlayId } from '@rookery/experience'
import { type Color, type Line, opposite, startPosition, type VariantId, variantById } from '@rookery/rules'
import { type Ask, OPENING_PLIES, Opening, placeOf } from './openings.ts'
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
  /** False: every game goes its own way from the first move. */
  readonly sharesOpenings?: boolean
}

/** Of several hands that share a plan, one plays every so manieth family of games. */
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
  const { variant, players, alternates, watches, games, seed, run, lookAhead, sharesOpenings = true } = plan
  const start = startPosition(variantById(variant))
  const memory = createShortMemory(table)
  const minds: [Sparrer, Sparrer] = [
    await wakeSparrer(players[0], memory),
    await wakeSparrer(players[1], memory),
  ]
  const colours = alternates ? 2 : 1
  /** Of either colour, the family that is being played. */
  const openings = new Map<number, { readonly family: number; readonly opening: Opening }>()
  try {
    for (let index = 0; index < games; index++) {
      const { family, member } = placeOf(index, alternates, watches)
      if (family % step !== first) continue
      const colour = index % colours
      const isSwapped = colour === 1
      const teacher = isSwapped ? 'black' : 'white'
      const isWatched = (color: Color) => watches === 'both' || color === teacher
      if (openings.get(colour)?.family !== family) {
        const isPlyWatched = (ply: number) => isWatched(ply % 2 === 0 ? start.turn : opposite(start.turn))
        const number = Math.floor(family / colours)
        openings.set(colour, {
          family,
          opening: new Opening(mixSeed(seed, family), number, watches, isPlyWatched),
        })
      }
      const { opening } = openings.get(colour)!
      const sides = { white: minds[isSwapped ? 1 : 0], black: minds[isSwapped ? 0 : 1] }
      const guide = {
        plies: sharesOpenings ? OPENING_PLIES : 0,
        choose: (line: Line, ask: Ask) => opening.choose(line, member, ask),
      }
      const finished = await playInThread(start, sides, mixSeed(seed, index), signal, guide)
      if (!finished) return
      const lessons = lessonsOf(finished, lookAhead).filter((_, ply) =>
        isWatched(finished.game.positions[ply]!.turn),
      )
      memory.add(lessons)
      yield { id: makeSelfPlayId(run, seed, index), variant, lessons }
    }
  } finally {
    for (const { mind } of minds) await mind.dispose?.()
  }
}
