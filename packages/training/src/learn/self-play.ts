import {
  type Experience,
  type FinishedGame,
  type LearnedGame,
  lessonsOf,
  makeSelfPlayId,
} from '@rookery/experience'
import {
  type Color,
  err,
  type Fault,
  Line,
  type Move,
  ok,
  type Result,
  startPosition,
  type VariantId,
  variantById,
} from '@rookery/rules'
import type { Goal } from './openings.ts'
import { type Participant, type Sparrer, wakeSparrer } from './participant.ts'
import { playInThread } from './play-in-thread.ts'

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

/** A game to be played. What comes of it depends on this, the plan and the table alone. */
export interface GameOrder {
  /** Its place in the plan, from 0. */
  readonly index: number
  readonly goal?: Goal
}

export interface PlayedGame {
  readonly learned: LearnedGame
  readonly moves: readonly Move[]
}

export const mixSeed = (seed: number, index: number): number => seed ^ Math.imul(index + 1, 0x2c1b3c6d)

export const isSwapped = ({ alternates }: SelfPlayPlan, index: number): boolean =>
  alternates && index % 2 === 1

/** Whose moves are learned, where the first player has White or Black. */
export const isWatched = ({ watches }: SelfPlayPlan, isSwappedGame: boolean, color: Color): boolean =>
  watches === 'both' || color === (isSwappedGame ? 'black' : 'white')

/** Two minds that are awake, and play the games of a plan, one after the other. */
export class GamePlayer {
  readonly #plan: SelfPlayPlan
  readonly #minds: readonly [Sparrer, Sparrer]

  private constructor(plan: SelfPlayPlan, minds: readonly [Sparrer, Sparrer]) {
    this.#plan = plan
    this.#minds = minds
  }

  static async open(plan: SelfPlayPlan, table: Pick<Experience, 'rowsOf'>): Promise<GamePlayer> {
    const [first, second] = plan.players
    return new GamePlayer(plan, [await wakeSparrer(first, table), await wakeSparrer(second, table)])
  }

  /** `undefined` where it was aborted. */
  async play({ index, goal }: GameOrder, signal: AbortSignal): Promise<PlayedGame | undefined> {
    const { variant, seed, lookAhead, plies = Infinity } = this.#plan
    const [one, other] = this.#minds
    for (const { mind } of this.#minds) await mind.newGame?.()
    const sides = isSwapped(this.#plan, index) ? { white: other, black: one } : { white: one, black: other }
    const start = startPosition(variantById(variant))
    const finished = await playInThread(start, sides, mixSeed(seed, index), signal, {
      goal,
      plies: plies + lookAhead,
    })
    return finished && learnFrom(this.#plan, index, finished)
  }

  async close(): Promise<void> {
    for (const { mind } of this.#minds) await mind.dispose?.()
  }
}

function learnFrom(plan: SelfPlayPlan, index: number, finished: FinishedGame): PlayedGame {
  const { variant, seed, run, lookAhead, plies = Infinity } = plan
  const swapped = isSwapped(plan, index)
  const lessons = lessonsOf(finished, lookAhead)
    .slice(0, plies)
    .filter((_, ply) => isWatched(plan, swapped, finished.game.positions[ply]!.turn))
  return { learned: { id: makeSelfPlayId(run, seed, index), variant, lessons }, moves: finished.game.moves }
}

/** What is learned from a game whose moves somebody else says were played, if they can have been. */
export function readPlayedGame(
  plan: SelfPlayPlan,
  { index, goal }: GameOrder,
  moves: readonly number[],
): Result<PlayedGame, Fault<'bad-game'>> {
  const refuse = (reason: string) =>
    err({ code: 'bad-game' as const, message: `game ${index + 1}: ${reason}` })
  const { variant, lookAhead, plies = Infinity } = plan
  let line = Line.from(startPosition(variantById(variant)))
  const endOf = () => line.outcome() ?? line.claimableDraw()
  for (const [ply, said] of moves.entries()) {
    if (endOf()) return refuse(`it goes on after its end at ply ${ply}`)
    const move = line.position.legalMoves().find((legal) => legal === said)
    if (move === undefined) return refuse(`its move ${ply + 1} is not legal`)
    line = line.play(move)
  }
  const end = endOf()
  if (!end && moves.length !== plies + lookAhead) return refuse('it has no end')
  if (goal && !goal.path.every((move, ply) => moves[ply] === move))
    return refuse('it does not begin as it was asked to')
  return ok(learnFrom(plan, index, { game: line, winner: end?.winner }))
}
