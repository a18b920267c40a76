import { type Choice, createPlayer, type Player, type Thought } from '@rookery/players'
import type { Line } from '@rookery/rules'

/** A player that is woken at once and asked when needed: questions wait for the one before to be settled. */
export class Opponent {
  readonly #waking: Promise<Player>
  #busy: Promise<unknown> = Promise.resolve()

  constructor(id: string, seed: number) {
    this.#waking = createPlayer(id, {}, seed)
    // Whoever asks a question hears of the failure; until then it is nobody's.
    this.#waking.catch(() => {})
  }

  /** Undefined when the signal was aborted: a move that nobody waits for is no answer. */
  async think(
    line: Line,
    report: (thought: Thought) => void,
    signal: AbortSignal,
  ): Promise<Choice | undefined> {
    const before = this.#busy
    const asking = (async () => {
      const player = await this.#waking
      await before.catch(() => {})
      return signal.aborted ? undefined : player.think(line, {}, report, signal)
    })()
    this.#busy = asking
    const choice = await asking
    return signal.aborted ? undefined : choice
  }

  async dispose(): Promise<void> {
    const player = await this.#waking.catch(() => undefined)
    await player?.dispose()
  }
}
