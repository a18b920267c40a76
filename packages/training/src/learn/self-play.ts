import { type Experience, type LearnedGame, lessonsOf, makeSelfPlayId } from '@rookery/experience'
import { type Color, opposite, startPosition, type VariantId, variantById } from '@rookery/rules'
import { OpeningTree } from './openings.ts'
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
  /** Only the first so many plies are learned, and a game is broken off once they can be judged. */
  readonly plies?: number
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
  const { sharesOpenings = true, plies = Infinity } = plan
  const start = startPosition(variantById(variant))
  const memory = createShortMemory(table)
  const minds: [Sparrer, Sparrer] = [
    await wakeSparrer(players[0], memory),
    await wakeSparrer(players[1], memory),
  ]
  const colours = alternates ? 2 : 1
  const isWatched = (colour: number, color: Color) =>
    watches === 'both' || color === (colour === 1 ? 'black' : 'white')
  // A teacher's first choices are the ones to be repeated: half of its games are kept for them.
  const freeEvery = watches === 'both' ? Infinity : 2
  const makeTree = (colour: number) =>
    new OpeningTree((ply) => isWatched(colour, ply % 2 === 0 ? start.turn : opposite(start.turn)), freeEvery)
  /** Where both are watched, it does not matter who has which colour. */
  const trees = watches === 'both' ? [makeTree(0)] : Array.from({ length: colours }, (_, at) => makeTree(at))
  try {
    for (let index = first; index < games; index += step) {
      const colour = index % colours
      const isSwapped = colour === 1
      const sides = { white: minds[isSwapped ? 1 : 0], black: minds[isSwapped ? 0 : 1] }
      const guide = sharesOpenings ? trees[colour % trees.length]!.guide() : undefined
      const finished = await playInThread(start, sides, mixSeed(seed, index), signal, {
        guide,
        plies: plies + lookAhead,
      })
      if (!finished) return
      const lessons = lessonsOf(finished, lookAhead)
        .slice(0, plies)
        .filter((_, ply) => isWatched(colour, finished.game.positions[ply]!.turn))
      memory.add(lessons)
      yield { id: makeSelfPlayId(run, seed, index), variant, lessons }
    }
  } finally {
    for (const { mind } of minds) await mind.dispose?.()
  }
}
