import type { Random } from '@rookery/rules'
import type { BestMove, SearchInfo } from '../info.ts'
import { LatestLines } from '../latest-lines.ts'
import type { SearchLimits } from '../limits.ts'
import { drawIndex, lineChances, type Weakness } from '../strength/index.ts'

/** The move of a weakened Raven: drawn among the lines that a short search has found. */
export class WeakChoice {
  readonly #weakness: Weakness
  readonly #latest = new LatestLines()

  constructor(weakness: Weakness) {
    this.#weakness = weakness
  }

  limits({ nodes = Infinity }: SearchLimits): Pick<SearchLimits, 'nodes' | 'lines'> {
    return { nodes: Math.min(nodes, this.#weakness.nodes), lines: this.#weakness.lines }
  }

  hear(info: SearchInfo): void {
    this.#latest.hear(info)
  }

  /** Undefined where no line was found. */
  draw(random: Random): BestMove | undefined {
    const lines = this.#latest.all
    if (lines.length === 0) return undefined
    const chances = lineChances(
      lines.map(({ score }) => score),
      this.#weakness,
    )
    const [move, ponder] = lines[drawIndex(chances, random.next())]!.moves
    return { move, ponder }
  }
}
