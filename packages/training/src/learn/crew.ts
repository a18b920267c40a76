import { ExperienceError, isExperienceError } from '@rookery/experience'
import { PlayerError } from '@rookery/players'
import { Port, type StartWorker, WorkerError } from '@rookery/workers'
import { startWorker } from '#start-worker'
import type { HandCalls, HandSetup } from './protocol.ts'
import type { RoundPlayer } from './rounds.ts'
import type { GameOrder, PlayedGame, SelfPlayPlan } from './self-play.ts'

/** A round is cut into so many pieces for each hand, so that none is idle for long at its end. */
const PIECES_PER_HAND = 4
const MOST_IN_PIECE = 50

/** Plays rounds of a plan with so many workers. Games finished at an abort are given too. */
export class Crew implements RoundPlayer {
  readonly #hands: readonly Port<HandCalls, HandSetup>[]

  constructor(plan: SelfPlayPlan, workers: number, store: string, start: StartWorker = startWorker) {
    const setup = { plan, store }
    this.#hands = Array.from({ length: workers }, () => new Port<HandCalls, HandSetup>(start, { setup }))
  }

  async play(
    round: readonly GameOrder[],
    signal: AbortSignal,
    onPlayed: (games: number) => void,
  ): Promise<readonly PlayedGame[]> {
    const size = Math.ceil(round.length / (this.#hands.length * PIECES_PER_HAND))
    const pieces = cut(round, Math.min(MOST_IN_PIECE, size))
    const played = pieces.map((): readonly PlayedGame[] => [])
    let next = 0
    const work = async (hand: Port<HandCalls, HandSetup>) => {
      while (next < pieces.length && !signal.aborted) {
        const at = next++
        played[at] = await hand.call('play', pieces[at]!, { signal, report: onPlayed })
      }
    }
    try {
      await Promise.all(this.#hands.slice(0, pieces.length).map(work))
    } catch (error) {
      throw explain(error)
    }
    return played.flat()
  }

  async close(): Promise<void> {
    await Promise.all(this.#hands.map((hand) => hand.dispose()))
  }
}

function cut<T>(all: readonly T[], size: number): T[][] {
  const pieces: T[][] = []
  for (let at = 0; at < all.length; at += size) pieces.push(all.slice(at, at + size))
  return pieces
}

function explain(error: unknown): unknown {
  if (!(error instanceof WorkerError)) return error
  const { code, message, cause } = error
  if (code === 'died') return new PlayerError('died', message, { cause })
  return isExperienceError(cause)
    ? new ExperienceError(cause.code, message)
    : new PlayerError('failed', message)
}
