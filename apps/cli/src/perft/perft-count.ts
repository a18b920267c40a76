import { setImmediate } from 'node:timers/promises'
import { type Position, perft } from '@rookery/rules'

/** A tree of this height is counted in one go: some milliseconds. */
const SLICE_DEPTH = 3
/** How long the count may keep everything else waiting, Ctrl-C above all. */
const BREATH_MS = 50

/** Counts the sequences of moves like `perft`, in slices between which progress is told and a signal is heard. */
export class PerftCount {
  nodes = 0
  /** Of the whole work, from 0 to 1. */
  part = 0
  #lastBreathMs = performance.now()

  constructor(
    private readonly signal: AbortSignal,
    private readonly onProgress: (count: PerftCount) => void,
  ) {}

  /** Adds the nodes below a position, which is so large a part of the work; returns early once the signal is there. */
  async add(position: Position, depth: number, share: number): Promise<void> {
    if (this.signal.aborted) return
    if (depth <= SLICE_DEPTH) {
      this.nodes += perft(position, depth)
      this.part += share
      await this.#breathe()
      return
    }
    const moves = position.legalMoves()
    for (const move of moves) await this.add(position.play(move), depth - 1, share / moves.length)
  }

  async #breathe(): Promise<void> {
    if (performance.now() - this.#lastBreathMs < BREATH_MS) return
    this.onProgress(this)
    await setImmediate()
    this.#lastBreathMs = performance.now()
  }
}
