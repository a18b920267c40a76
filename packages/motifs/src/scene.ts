import {
  attacksFrom,
  type Color,
  type Move,
  moveFrom,
  moveTo,
  opposite,
  type PlacedPiece,
  type Position,
  type Square,
  type SquareSet,
  withTurn,
} from '@rookery/rules'
import { findWins, type Win } from './exchange.ts'
import { isKingInReach, sensibleMoves } from './sensible.ts'

/** An answer to the move. */
export interface Reply {
  readonly move: Move
  readonly position: Position
}

/** A move on its board, with what several detectors ask. */
export class Scene {
  readonly before: Position
  readonly move: Move
  readonly after: Position
  readonly us: Color
  readonly them: Color
  readonly from: Square
  readonly to: Square
  #newlyAttacked: SquareSet | undefined
  #threats: ReadonlyMap<Square, Win> | undefined
  #wins: ReadonlyMap<Square, Win> | undefined
  #losses: ReadonlyMap<Square, Win> | undefined
  #dangers: ReadonlyMap<Square, Win> | undefined
  #replies: readonly Reply[] | undefined

  constructor(before: Position, move: Move) {
    this.before = before
    this.move = move
    this.after = before.play(move)
    this.us = before.turn
    this.them = opposite(before.turn)
    this.from = moveFrom(move)
    this.to = moveTo(move)
  }

  get isCheck(): boolean {
    return isKingInReach(this.after, this.them)
  }

  /** What stands where the move went. */
  get moved(): PlacedPiece {
    return placed(this.after, this.to)
  }

  /** Squares of either side that the moved piece attacks now, and did not from where it came. */
  get newlyAttacked(): SquareSet {
    this.#newlyAttacked ??= attacksFrom(this.after, this.to).without(attacksFrom(this.before, this.from))
    return this.#newlyAttacked
  }

  /** What we could have won at once instead of the move. */
  get wins(): ReadonlyMap<Square, Win> {
    this.#wins ??= findWins(this.before)
    return this.#wins
  }

  /** What they would have won, had they been to move before it. */
  get dangers(): ReadonlyMap<Square, Win> {
    this.#dangers ??= findWins(withTurn(this.before, this.them))
    return this.#dangers
  }

  /** What they can win now. */
  get losses(): ReadonlyMap<Square, Win> {
    this.#losses ??= findWins(this.after)
    return this.#losses
  }

  /** What we win next if nothing is done about it. */
  get threats(): ReadonlyMap<Square, Win> {
    this.#threats ??= this.isCheck ? this.#threatsBehindCheck() : findWins(withTurn(this.after, this.us))
    return this.#threats
  }

  /** All sensible answers. */
  get replies(): readonly Reply[] {
    this.#replies ??= sensibleMoves(this.after).map((move) => ({ move, position: this.after.play(move) }))
    return this.#replies
  }

  /** A check must be answered first: what stands behind it is threatened if it falls after every answer that leaves it where it is. */
  #threatsBehindCheck(): Map<Square, Win> {
    const threats = new Map<Square, Win>()
    const answered = this.replies.map(({ position }) => ({ position, wins: findWins(position) }))
    for (const square of this.after.squares(this.them)) {
      const piece = this.after.pieceAt(square)
      const left = answered.filter(({ position }) => position.pieceAt(square) === piece)
      const [first] = left
      if (first && left.every(({ wins }) => wins.has(square))) threats.set(square, first.wins.get(square)!)
    }
    return threats
  }
}

export const placed = (position: Position, square: Square): PlacedPiece => ({
  square,
  piece: position.pieceAt(square)!,
})
