import type { Engine } from '@rookery/engine'
import type { Line, Move } from '@rookery/rules'
import { areContrary, INACCURACY, type MoveClass } from './classes.ts'
import { judge, LONGER, lengthen, type ReviewLimits, type Searched, seenThrough, times } from './judge.ts'
import { lossAt } from './make-review.ts'
import type { Verdict } from './review.ts'

/** How often the limits are spent at once where the longer look has changed a verdict. */
const LONGEST = 16

/** So many first choices of a position may turn out to be wrong. */
const MAX_CHOICES = 3

/** So often a move is settled anew because what it leads to has been seen in another light. */
const MAX_TIMES = 3

/** A move that was settled: with how much effort, and from what. */
interface Settled {
  readonly effort: number
  /** What the move was called before. */
  readonly class: MoveClass
  /** What was thought of the position that it leads to. */
  readonly after: Verdict
  readonly times: number
  /** The best of the other moves that were tried. */
  readonly other: Searched | undefined
}

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
  readonly #settled: Settled[] = []

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

  /** The moves whose verdict is not to be trusted yet, the last one first. */
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
    const isSwing = Math.abs(before.chance + after.chance - 1) >= INACCURACY
    if (effort === LONGER) return isSwing && (!settled || isOutdated(settled, after))
    return settled !== undefined && settled.effort < effort && settled.class !== this.classAt(ply)
  }

  classAt(ply: number): MoveClass {
    return lossAt(this.line.moves[ply]!, this.verdicts[ply]!, this.verdicts[ply + 1]!).class
  }

  /**
   * Compares the move that was played with the best one, both from the positions that they lead to: a short search takes
   * a trap for its best move. False where the review was stopped.
   */
  async settle(ply: number, least: number): Promise<boolean> {
    const former = this.#settled[ply]
    const effort = Math.max(least, former?.effort ?? 0)
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
    const [seen, ...others] = [...tried.values()]
    const other = others.length > 0 ? others.reduce(better) : undefined
    this.#keep(ply, other ? better(seen!, other) : seen!, effort)
    const after = this.verdicts[ply + 1]!
    this.#settled[ply] = { effort, class: formerClass, after, times: (former?.times ?? 0) + 1, other }
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
    // A first look that is below what the move led to is a doubt, and a longer one is short-sighted.
    if (verdict) this.#keep(ply, effort === 1 ? verdict : this.#raised(ply, verdict), effort)
    return verdict !== undefined
  }

  /** A position is worth at least what the move that was played there leads to. */
  #raised(ply: number, verdict: Verdict): Verdict {
    const [move, after] = [this.line.moves[ply], this.verdicts[ply + 1]]
    if (move === undefined || !after || verdict.kind === 'over') return verdict
    const seen = seenThrough(this.line.positions[ply]!, move, after)
    return areContrary(seen, verdict) ? better(verdict, seen) : verdict
  }

  /** Makes the verdicts on a whole game agree with each other at last. */
  reconcile(): void {
    for (let ply = this.line.moves.length - 1; ply >= 0; ply--) {
      const verdict = this.#raised(ply, this.verdicts[ply]!)
      this.verdicts[ply] = verdict.kind === 'over' ? verdict : this.#lowered(ply, verdict)
    }
  }

  /** A position whose best move was played is worth what that leads to, or what the next best one does. */
  #lowered(ply: number, verdict: Searched): Verdict {
    const move = this.line.moves[ply]!
    if (verdict.moves[0] !== move) return verdict
    const seen = seenThrough(this.line.positions[ply]!, move, this.verdicts[ply + 1]!)
    if (!areContrary(seen, verdict)) return verdict
    const other = this.#settled[ply]?.other
    return other ? better(seen, other) : seen
  }

  #keep(ply: number, verdict: Verdict, effort: number): void {
    this.verdicts[ply] = verdict
    this.#efforts[ply] = effort
  }
}

/** A later look has changed what the move leads to. */
const isOutdated = ({ after, times }: Settled, now: Verdict): boolean =>
  times < MAX_TIMES && areContrary(after, now)

const better = (a: Searched, b: Searched): Searched => (b.chance > a.chance ? b : a)
