import type { Engine } from '@rookery/engine'
import type { Line, Move } from '@rookery/rules'
import { INACCURACY, type MoveClass } from './classes.ts'
import { judge, lengthen, type ReviewLimits, type Searched, seenThrough } from './judge.ts'
import { lossAt } from './make-review.ts'
import type { Verdict } from './review.ts'

/** How often the limits are spent at once where a verdict is doubted, and again where the longer look has changed it. */
const LONGER = 4
const LONGEST = 16

/** So many first choices of a position may turn out to be wrong. */
const MAX_CHOICES = 3

/**
 * A game on the analyst's desk: the verdicts on its positions so far. All looks share the engine's table, so that what
 * later positions have shown is known when the moves that led there are looked at.
 */
export class Study {
  readonly line: Line
  /** By ply; those after the last looked at are there. */
  readonly verdicts: Verdict[] = []
  readonly #engine: Engine
  readonly #limits: ReviewLimits
  readonly #signal: AbortSignal | undefined
  /** How often the limits were spent at once on a position. */
  readonly #efforts: number[] = []
  /** What a move was called before it was settled by so much effort. */
  readonly #settled: { readonly effort: number; readonly class: MoveClass }[] = []

  constructor(engine: Engine, line: Line, limits: ReviewLimits, signal: AbortSignal | undefined) {
    this.line = line
    this.#engine = engine
    this.#limits = limits
    this.#signal = signal
  }

  /** False where the review was stopped. */
  async look(ply: number): Promise<boolean> {
    // Nothing later in the game can tell what a short look at its last position has not seen.
    return this.#lookWith(ply, ply === this.line.moves.length ? LONGER : 1)
  }

  /** The moves whose verdict is not to be trusted yet, the last one first; each is named at most once for each effort. */
  doubtful(): readonly { readonly ply: number; readonly effort: number }[] {
    for (const effort of [LONGER, LONGEST]) {
      const moves = this.line.moves.flatMap((_, ply) => (this.#needs(ply, effort) ? [{ ply, effort }] : []))
      if (moves.length > 0) return moves.reverse()
    }
    return []
  }

  #needs(ply: number, effort: number): boolean {
    const [before, after] = [this.verdicts[ply], this.verdicts[ply + 1]]
    if (before?.kind !== 'searched' || !after) return false
    const settled = this.#settled[ply]
    if (settled && settled.effort >= effort) return false
    const isSwing = Math.abs(before.chance + after.chance - 1) >= INACCURACY
    if (effort === LONGER) return isSwing
    return settled !== undefined && settled.class !== this.classAt(ply)
  }

  classAt(ply: number): MoveClass {
    return lossAt(this.line.moves[ply]!, this.verdicts[ply]!, this.verdicts[ply + 1]!).class
  }

  /**
   * Compares the move that was played with the best one, both from the positions that they lead to: a short search takes
   * a trap for its best move. False where the review was stopped.
   */
  async settle(ply: number, effort: number): Promise<boolean> {
    const line = this.line.until(ply)
    const played = this.line.moves[ply]!
    const formerClass = this.classAt(ply)
    if (!(await this.#lookWith(ply + 1, effort))) return false
    const tried = new Map([[played, seenThrough(line.position, played, this.verdicts[ply + 1]!)]])
    const lookAt = async (next: Line, rootMoves?: readonly Move[]) =>
      judge(
        this.#engine,
        next,
        { ...times(this.#limits, effort), ...(rootMoves && { rootMoves }) },
        this.#signal,
      )
    let rootMoves: readonly Move[] | undefined
    while (tried.size <= MAX_CHOICES) {
      const choice = await lookAt(line, rootMoves)
      if (choice?.kind !== 'searched') return false
      const move = choice.moves[0]!
      if (!tried.has(move)) {
        const next = await lookAt(line.play(move))
        if (!next) return false
        tried.set(move, seenThrough(line.position, move, next))
      }
      const isProved = choice.chance - tried.get(move)!.chance < INACCURACY
      rootMoves = line.position.legalMoves().filter((other) => !tried.has(other))
      if (isProved || rootMoves.length === 0) break
    }
    this.#keep(ply, [...tried.values()].reduce(better), effort)
    this.#settled[ply] = { effort, class: formerClass }
    return true
  }

  /** Goes on from the ends of the lines around a move that the search's memory cut short. */
  async lengthen(ply: number): Promise<void> {
    for (const at of [ply, ply + 1])
      this.verdicts[at] = await lengthen(
        this.#engine,
        this.line.until(at),
        this.verdicts[at]!,
        this.#limits,
        this.#signal,
      )
  }

  async #lookWith(ply: number, effort: number): Promise<boolean> {
    if ((this.#efforts[ply] ?? 0) >= effort) return true
    const verdict = await judge(this.#engine, this.line.until(ply), times(this.#limits, effort), this.#signal)
    if (verdict) this.#keep(ply, verdict, effort)
    return verdict !== undefined
  }

  #keep(ply: number, verdict: Verdict, effort: number): void {
    this.verdicts[ply] = verdict
    this.#efforts[ply] = effort
  }
}

const better = (a: Searched, b: Searched): Searched => (b.chance > a.chance ? b : a)

const times = (limits: ReviewLimits, effort: number): ReviewLimits =>
  'nodes' in limits ? { nodes: effort * limits.nodes } : { timeMs: effort * limits.timeMs }
