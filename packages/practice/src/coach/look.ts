import { endVerdict, type Verdict, verdictOf } from '@rookery/analysis'
import type { Engine, SearchInfo } from '@rookery/engine'
import type { Line } from '@rookery/rules'

/** What a look may spend: so many nodes, and on a slow machine no more than so long. */
export interface LookLimits {
  readonly nodes: number
  readonly timeMs: number
}

/** One look of Raven at the last position of a line, which can be asked to come to an end. */
export class Look {
  readonly line: Line
  /** Nothing where it was broken off. */
  readonly verdict: Promise<Verdict | undefined>
  readonly #limits: LookLimits
  readonly #stop = new AbortController()
  #last: SearchInfo | undefined
  #enoughNodes = Number.POSITIVE_INFINITY
  #isBrokenOff = false

  /** It begins when what the engine is busy with has ended. */
  constructor(engine: Promise<Engine>, line: Line, limits: LookLimits, before: Promise<unknown>) {
    this.line = line
    this.#limits = limits
    this.verdict = this.#search(engine, before)
  }

  /** Somebody waits: so many nodes are enough. */
  hurry(nodes: number): void {
    this.#enoughNodes = nodes
    this.#stopIfEnough()
  }

  /** Somebody waits for what it finds. */
  get isAwaited(): boolean {
    return this.#enoughNodes < Number.POSITIVE_INFINITY
  }

  breakOff(): void {
    this.#isBrokenOff = true
    this.#stop.abort()
  }

  async #search(engine: Promise<Engine>, before: Promise<unknown>): Promise<Verdict | undefined> {
    await before.catch(() => {})
    if (this.#isBrokenOff) return undefined
    const end = endVerdict(this.line)
    if (end) return end
    const search = (await engine).search(this.line, this.#limits, { signal: this.#stop.signal })
    for await (const info of search) {
      if (info.line === 1 && (this.#last === undefined || this.#isWhole(info))) this.#last = info
      this.#stopIfEnough()
    }
    return this.#isBrokenOff || !this.#last ? undefined : verdictOf(this.line.position, this.#last)
  }

  /** An iteration that was cut short may have seen its first move alone, and that refuted. */
  #isWhole({ bound, nodes, timeMs }: SearchInfo): boolean {
    return (
      bound === 'exact' &&
      !this.#stop.signal.aborted &&
      nodes < this.#limits.nodes &&
      timeMs < this.#limits.timeMs
    )
  }

  #stopIfEnough(): void {
    if (this.#last && this.#last.nodes >= this.#enoughNodes) this.#stop.abort()
  }
}
