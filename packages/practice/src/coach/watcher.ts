import { lossAt, type MoveClass, type Searched, seenThrough, type Verdict } from '@rookery/analysis'
import type { Engine } from '@rookery/engine'
import type { Line, Move } from '@rookery/rules'
import { Look, type LookLimits } from './look.ts'

/** While the person thinks there is time. */
const PONDERING: LookLimits = { nodes: 400_000, timeMs: 3000 }
/** Who moves at once waits until so much was seen of the position. */
const LEAST_NODES = 20_000
/** Somebody waits for the answer. */
const FIRST: LookLimits = { nodes: 30_000, timeMs: 150 }
/** Before anybody is asked, the move and the better one are looked at once more. */
const SECOND: LookLimits = { nodes: 60_000, timeMs: 150 }
/** After a move nobody waits. */
const AFTERWARDS: LookLimits = { nodes: 60_000, timeMs: 3000 }

/** A move of a person's, and what is thought of it. */
export interface JudgedMove {
  /** The position before it is the last of this line. */
  readonly line: Line
  readonly move: Move
  readonly class: MoveClass
  readonly before: Searched
  /** Where the move is what Raven would play, nobody has looked further. */
  readonly after?: Verdict
}

/** Raven beside a person who plays: it looks at their position while they think, so that they hardly wait for its word on a move. */
export class Watcher {
  readonly #engine: Promise<Engine>
  #look: Look | undefined
  #busy: Promise<unknown> = Promise.resolve()

  /** The engine is the watcher's own from now on. */
  constructor(engine: Promise<Engine>) {
    this.#engine = engine
    // Whoever asks hears of it.
    engine.catch(() => {})
  }

  /** Looks at the last position of a line, until it is asked about a move or another line. */
  watch(line: Line): void {
    if (this.#look?.line.position === line.position) return
    if (!this.#look?.isAwaited) this.#look?.breakOff()
    this.#look = this.#lookAt(line, PONDERING)
    // Whoever asks hears of it.
    this.#look.verdict.catch(() => {})
  }

  /** The move in the last position of a line, if it is a blunder and stays one at a second look. Nothing where the signal came first. */
  async findBlunder(line: Line, move: Move, signal: AbortSignal): Promise<JudgedMove | undefined> {
    const first = await this.judge(line, move, signal, FIRST)
    if (first?.class !== 'blunder') return undefined
    const best = first.before.moves[0]!
    const after = await this.#verdictOn(line.play(move), SECOND, signal)
    const afterBest = after && (await this.#verdictOn(line.play(best), SECOND, signal))
    if (!afterBest) return undefined
    const before = seenThrough(line.position, best, afterBest)
    const { class: again } = lossAt(move, before, after)
    return again === 'blunder' ? { line, move, class: again, before, after } : undefined
  }

  /** What a move in the last position of a line is worth. Nothing where the signal came first. */
  async judge(
    line: Line,
    move: Move,
    signal: AbortSignal,
    limits: LookLimits = AFTERWARDS,
  ): Promise<JudgedMove | undefined> {
    this.watch(line)
    const look = this.#look!
    look.hurry(LEAST_NODES)
    const before = await look.verdict
    if (before?.kind !== 'searched' || signal.aborted) return undefined
    if (before.moves[0] === move) return { line, move, class: 'best', before }
    const after = await this.#verdictOn(line.play(move), limits, signal)
    return after && { line, move, class: lossAt(move, before, after).class, before, after }
  }

  async dispose(): Promise<void> {
    this.#look?.breakOff()
    const engine = await this.#engine.catch(() => undefined)
    await engine?.dispose()
  }

  async #verdictOn(line: Line, limits: LookLimits, signal: AbortSignal): Promise<Verdict | undefined> {
    const look = this.#lookAt(line, limits)
    const stop = () => look.breakOff()
    signal.addEventListener('abort', stop)
    try {
      return signal.aborted ? undefined : await look.verdict
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  #lookAt(line: Line, limits: LookLimits): Look {
    const look = new Look(this.#engine, line, limits, this.#busy)
    this.#busy = look.verdict
    return look
  }
}
