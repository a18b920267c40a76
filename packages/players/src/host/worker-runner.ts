import type { GameView } from '@rookery/rules'
import { type CallOptions, Port, type StartWorker, WorkerError } from '@rookery/workers'
import type { Limits } from '../player.ts'
import { PlayerError } from '../player-error.ts'
import type { Thought } from '../thought.ts'
import { type MindCalls, type Occupant, packGame } from './protocol.ts'
import type { Runner } from './runner.ts'

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
    const options: CallOptions<Thought> = { report, signal }
    try {
      return await this.#explained(this.#port.call('think', { game: packGame(game), limits }, options))
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
