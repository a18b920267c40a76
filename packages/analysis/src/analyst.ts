import type { Engine, SearchInfo } from '@rookery/engine'
import { type Line, type Move, makeFen } from '@rookery/rules'

/** A first opinion, there at once. */
const FIRST_NODES = 20_000
/** What the game went on with is looked at so far ahead, and each position of it so long. */
const FAR_PLIES = 24
const STEP_NODES = 10_000

export interface Wish {
  /** How many lines. */
  readonly lines: number
  /** The moves that the game went on with from here. */
  readonly following: readonly Move[]
  /** In all; without it until the signal stops it. */
  readonly nodes?: number
  readonly signal?: AbortSignal
}

/**
 * Raven at the analyst's desk. It begins as a review does: after a first glance it looks at what the game went on with, from the last
 * move back, so that its table knows it, and then at the position itself.
 */
export class Analyst {
  readonly #engine: Engine
  /** Positions whose following moves are in the table. */
  readonly #known = new Set<string>()

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Reports of an iteration less deep than one before are left out. */
  async look(line: Line, wish: Wish, report: (info: SearchInfo) => void): Promise<void> {
    const { lines, following, nodes = Infinity, signal } = wish
    const open = this.#open(line, following)
    let spent = 0
    let deepest = 0
    const search = async (at: Line, limit: number, hear?: (info: SearchInfo) => void) => {
      if (signal?.aborted) return
      const limits = { ...(hear && { lines }), ...(limit < Infinity && { nodes: limit }) }
      for await (const info of this.#engine.search(at, limits, signal ? { signal } : {})) hear?.(info)
      spent += limit
    }
    if (open.length > 0) {
      await search(line, FIRST_NODES, (info) => {
        deepest = Math.max(deepest, info.depth)
        report(info)
      })
      for (const at of open) {
        await search(at, STEP_NODES)
        if (!signal?.aborted) this.#known.add(makeFen(at.position))
      }
    }
    await search(line, Math.max(nodes - spent, FIRST_NODES), (info) => {
      if (info.depth >= deepest) report(info)
    })
  }

  /** What follows and is not known yet, the last first. */
  #open(line: Line, following: readonly Move[]): Line[] {
    const open: Line[] = []
    let at = line
    for (const move of following.slice(0, FAR_PLIES)) {
      at = at.play(move)
      if (!at.outcome() && !this.#known.has(makeFen(at.position))) open.unshift(at)
    }
    return open
  }
}
