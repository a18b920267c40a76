import {
  type Choice,
  createPlayer,
  type Limits,
  type Player,
  type PlayerOptions,
  type Thought,
} from '@rookery/players'
import type { Line } from '@rookery/rules'
import type { MindSeat } from '../seat.ts'

/** A player that is woken at once and asked when needed: questions wait for the one before to be settled. */
export class Opponent {
  readonly #waking: Promise<Player>
  #busy: Promise<unknown> = Promise.resolve()

  constructor({ id, settings }: MindSeat, seed: number, options: PlayerOptions = {}) {
    this.#waking = createPlayer(id, settings, seed, options)
    // Whoever asks a question hears of the failure; until then it is nobody's.
    this.#waking.catch(() => {})
  }

  /** Undefined when the signal was aborted: a move that nobody waits for is no answer. The limits count from now on. */
  async think(
    line: Line,
    makeLimits: () => Limits,
    report: (thought: Thought) => void,
    signal: AbortSignal,
  ): Promise<Choice | undefined> {
    const choice = await this.#ask(signal, (player) => player.think(line, makeLimits(), report, signal))
    return signal.aborted ? undefined : choice
  }

  /** Undefined when the signal was aborted before the mind could answer. */
  answerDraw(line: Line, signal: AbortSignal): Promise<boolean | undefined> {
    return this.#ask(signal, (player) => player.answerDraw(line))
  }

  async dispose(): Promise<void> {
    const player = await this.#waking.catch(() => undefined)
    await player?.dispose()
  }

  #ask<T>(signal: AbortSignal, question: (player: Player) => Promise<T>): Promise<T | undefined> {
    const before = this.#busy
    const asking = (async () => {
      const player = await this.#waking
      await before.catch(() => {})
      return signal.aborted ? undefined : question(player)
    })()
    this.#busy = asking
    return asking
  }
}
