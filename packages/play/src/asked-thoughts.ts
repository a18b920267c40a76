import type { Limits, Thought } from '@rookery/players'
import { type Line, makeFen } from '@rookery/rules'

/** As many as a long evening of questions has. */
const MOST_KEPT = 60

/**
 * What minds have answered to questions. A mind that thinks by the clock may find something else when it looks again, and whoever asks
 * the same thing twice is to hear the same.
 */
export class AskedThoughts {
  readonly #kept = new Map<string, Thought>()

  /** What was thought before, or else is thought now; nothing where that was stopped. `mind` names the mind with all its settings. */
  async ask<Asked extends Thought | undefined>(
    mind: string,
    line: Line,
    limits: Limits,
    think: () => Promise<Asked>,
  ): Promise<Asked | Thought> {
    const key = JSON.stringify([mind, makeFen(line.start), line.moves, limits])
    const known = this.#kept.get(key)
    if (known) return known
    const thought = await think()
    if (!thought) return thought
    this.#kept.set(key, thought)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest!)
    return thought
  }
}
