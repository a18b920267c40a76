import {
  type Choice,
  createPlayer,
  findPlayer,
  type Limits,
  type Player,
  type Settings,
  type Thought,
} from '@rookery/players'
import type { GameView } from '@rookery/rules'

/** Another player of the same kind, settings and seed, woken when it is first asked; questions wait for each other. */
export class SecondOpinion {
  readonly #wake: () => Promise<Player>
  readonly #createPlain: () => SecondOpinion
  #plain: SecondOpinion | undefined
  #player: Promise<Player> | undefined
  #busy: Promise<unknown> = Promise.resolve()

  constructor(id: string, settings: Settings, seed: number, create: typeof createPlayer = createPlayer) {
    this.#wake = () => create(id, settings, seed)
    const looksBeyond = findPlayer(id)?.settings.quietEnds !== undefined && settings.quietEnds !== false
    this.#createPlain = () =>
      looksBeyond ? new SecondOpinion(id, { ...settings, quietEnds: false }, seed, create) : this
  }

  /** The same without quiet ends, whose lines end at the depth it is asked for. */
  get plain(): SecondOpinion {
    this.#plain ??= this.#createPlain()
    return this.#plain
  }

  /** Undefined when the signal was aborted: an answer that nobody waits for is none. */
  async ask(
    game: GameView,
    limits: Limits,
    signal: AbortSignal,
    report: (thought: Thought) => void = () => {},
  ): Promise<Choice | undefined> {
    const before = this.#busy
    const asking = (async () => {
      await before.catch(() => {})
      if (signal.aborted) return undefined
      this.#player ??= this.#wake()
      const player = await this.#player
      return signal.aborted ? undefined : player.think(game, limits, report, signal)
    })()
    this.#busy = asking
    try {
      const choice = await asking
      return signal.aborted ? undefined : choice
    } catch (error) {
      // The next question tries with a fresh one.
      await this.dispose()
      if (signal.aborted) return undefined
      throw error
    }
  }

  /** Lets the worker go; a later question wakes a new one. */
  async dispose(): Promise<void> {
    const player = await this.#player?.catch(() => undefined)
    this.#player = undefined
    await player?.dispose()
    if (this.#plain !== this) await this.#plain?.dispose()
  }
}
