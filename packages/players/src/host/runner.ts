import { createRandom, type GameView, type Move } from '@rookery/rules'
import { Port, type StartWorker, serve, WorkerError } from '@rookery/workers'
import { acceptsDraw } from '../draw-offers.ts'
import { type Mind, type MindModule, type Surroundings, toldOf } from '../mind.ts'
import type { Limits } from '../player.ts'
import { PlayerError } from '../player-error.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'
import { createPulse, type StopSign } from './pulse.ts'
import { timeBudget } from './time-budget.ts'
import { packGame, unpackGame, type WireGame } from './wire-game.ts'

/** A mind where it runs: in this thread or in a worker. It is asked one thing at a time. */
export interface Runner {
  /** `undefined` means that the last thought reported stands, if there is one. */
  think(
    game: GameView,
    limits: Limits,
    report: (thought: Thought) => void,
    signal: AbortSignal,
  ): Promise<Thought | undefined>
  acceptsDraw(game: GameView): Promise<boolean>
  /** Ends what is going on; its promise then settles in some way, soon. */
  dispose(): Promise<void>
}

export const movesToConsider = (game: GameView, limits: Limits): readonly Move[] =>
  limits.rootMoves ?? game.position.legalMoves()

/** Asks a mind in this thread. `undefined` means that the last thought it reported is its answer. */
export async function askMind(
  mind: Mind,
  seed: number,
  game: GameView,
  limits: Limits,
  report: (thought: Thought) => void,
  stop: StopSign,
): Promise<Thought | undefined> {
  let reported: Thought | undefined
  const moves = movesToConsider(game, limits)
  const answer = await mind.think({
    game,
    limits,
    moves,
    random: createRandom(seed ^ Math.imul(game.moves.length + 1, 0x9e3779b9)),
    pulse: createPulse(stop, timeBudget(limits, game.position.turn)),
    report: (thought) => {
      reported = thought
      report(toldOf(thought, { game, moves }))
    },
  })
  return answer === reported ? undefined : toldOf(answer, { game, moves })
}

/** Runs a mind in this thread, where it can be stopped only if it listens to its pulse. */
export function createLocalRunner(mind: Mind, seed: number): Runner {
  let disposed = false
  return {
    think(game, limits, report, signal) {
      const stop = {
        get aborted() {
          return disposed || signal.aborted
        },
      }
      return askMind(mind, seed, game, limits, report, stop)
    },
    acceptsDraw: (game) => acceptsDraw(mind, game),
    async dispose() {
      disposed = true
      await mind.dispose?.()
    },
  }
}

/** Which mind a worker is to be. */
interface Occupant {
  readonly id: string
  readonly settings: Settings
  readonly seed: number
  readonly surroundings?: Surroundings
  /** Where to find a mind that is not one of the house. */
  readonly module?: string
}

interface MindCalls {
  readonly ready: object
  readonly think: {
    readonly given: { readonly game: WireGame; readonly limits: Limits }
    readonly report: Thought
    readonly answer: Thought | undefined
  }
  readonly draw: { readonly given: WireGame; readonly answer: boolean }
}

/** Of the 50 ms that a stop may take, what a mind has to answer before its worker is ended. */
const STOP_GRACE_MS = 35

/** Runs a mind in a worker, and in a new one after the old has died or had to be ended. */
export class WorkerRunner implements Runner {
  readonly #occupant: Occupant
  readonly #port: Port<MindCalls, Occupant>

  constructor(occupant: Occupant, start: StartWorker, graceMs = STOP_GRACE_MS) {
    this.#occupant = occupant
    this.#port = new Port(start, { setup: occupant, graceMs })
  }

  ready(): Promise<undefined> {
    return this.#explained(this.#port.call('ready', undefined))
  }

  async think(
    game: GameView,
    limits: Limits,
    report: (thought: Thought) => void,
    signal: AbortSignal,
  ): Promise<Thought | undefined> {
    const question = { game: packGame(game), limits }
    try {
      return await this.#explained(this.#port.call('think', question, { report, signal }))
    } catch (error) {
      if (error instanceof WorkerError && error.code === 'stopped') return undefined
      throw error
    }
  }

  acceptsDraw(game: GameView): Promise<boolean> {
    return this.#explained(this.#port.call('draw', packGame(game)))
  }

  async dispose(): Promise<void> {
    await this.#port.dispose()
  }

  async #explained<T>(asked: Promise<T>): Promise<T> {
    const { id } = this.#occupant
    try {
      return await asked
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error
      const { code, cause } = error
      if (code === 'failed') throw new PlayerError('failed', `${id} failed: ${error.message}`, { cause })
      if (code === 'died')
        throw new PlayerError('died', `${id} lost its worker: ${cause?.message}`, { cause })
      throw error
    }
  }
}

/** The other end of it: makes this thread, a worker, the home of one mind. */
export function serveMind(load: (id: string, module?: string) => Promise<MindModule>): void {
  serve<MindCalls, Occupant>(async ({ id, settings, seed, surroundings, module }) => {
    const { createMind } = await load(id, module)
    const mind = await createMind(settings, surroundings)
    return {
      ready: () => undefined,
      think: ({ game, limits }, { report, stop }) =>
        askMind(mind, seed, unpackGame(game), limits, report, stop),
      draw: (game) => acceptsDraw(mind, unpackGame(game)),
    }
  })
}
