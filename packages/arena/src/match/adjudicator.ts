import { type Color, opposite, type Position } from '@rookery/rules'
import type { GameEnd } from './ending.ts'
import type { Remark } from './seated-entrant.ts'

export interface Adjudication {
  /** Lost for a side that has scored `-scoreCp` or less on its last `moves` moves; `twoSided`: the other agrees. */
  readonly resign?: { readonly moves: number; readonly scoreCp: number; readonly twoSided: boolean }
  /** Drawn when both have scored within `scoreCp` on their last `moves` moves, from move number `from` on. */
  readonly draw?: { readonly from: number; readonly moves: number; readonly scoreCp: number }
  /** Drawn after so many moves of both sides. */
  readonly maxMoves?: number
}

/** Beyond any score in centipawns. */
const MATE_CP = 100_000

/** Watches the scores of a game. */
export class Adjudicator {
  readonly #rules: Adjudication
  readonly #losing = { white: 0, black: 0 }
  readonly #winning = { white: 0, black: 0 }
  #level = 0

  constructor(rules: Adjudication) {
    this.#rules = rules
  }

  /** After a move of `mover`, which led to `position`. */
  judge(mover: Color, remark: Remark, position: Position, plies: number): GameEnd | undefined {
    const score = scoreOf(remark)
    return (
      this.#judgeResign(mover, score) ??
      this.#judgeDraw(score, position) ??
      (this.#rules.maxMoves !== undefined && plies >= this.#rules.maxMoves * 2
        ? { winner: undefined, ending: 'adjudicated length' }
        : undefined)
    )
  }

  #judgeResign(mover: Color, score: number | undefined): GameEnd | undefined {
    const rule = this.#rules.resign
    if (!rule) return undefined
    this.#losing[mover] = score !== undefined && score <= -rule.scoreCp ? this.#losing[mover] + 1 : 0
    this.#winning[mover] = score !== undefined && score >= rule.scoreCp ? this.#winning[mover] + 1 : 0
    for (const loser of [mover, opposite(mover)]) {
      const winner = opposite(loser)
      const isAgreed = !rule.twoSided || this.#winning[winner] >= rule.moves
      if (this.#losing[loser] >= rule.moves && isAgreed) return { winner, ending: 'adjudicated win' }
    }
    return undefined
  }

  #judgeDraw(score: number | undefined, { halfmoves, fullmoves }: Position): GameEnd | undefined {
    const rule = this.#rules.draw
    if (!rule) return undefined
    // A capture or a pawn's move shows that there is still something going on.
    this.#level =
      score !== undefined && Math.abs(score) <= rule.scoreCp && halfmoves > 0 ? this.#level + 1 : 0
    return fullmoves >= rule.from && this.#level >= rule.moves * 2
      ? { winner: undefined, ending: 'adjudicated draw' }
      : undefined
  }
}

const scoreOf = ({ scoreCp, mateIn }: Remark): number | undefined =>
  mateIn === undefined ? scoreCp : mateIn > 0 ? MATE_CP : -MATE_CP
