import { checkPosition } from './check-position.ts'
import type { Move } from './move.ts'
import { type Outcome, positionOutcome } from './outcome.ts'
import { type Position, samePosition } from './position.ts'
import type { Variant } from './variants/variant.ts'

/** A line of play, never changed: `play` gives the next one. It knows what a position alone cannot, repetition. */
export class Line {
  /** `positions` holds the start and then the position after each of the `moves`. */
  constructor(
    readonly positions: readonly [Position, ...Position[]],
    readonly moves: readonly Move[],
  ) {
    if (!Array.isArray(positions) || positions.length !== moves?.length + 1)
      throw new TypeError(
        'Line takes a list of positions and one of the moves between them; Line.from takes a position',
      )
  }

  static from(position: Position): Line {
    checkPosition('Line.from', position)
    return new Line([position], [])
  }

  get start(): Position {
    return this.positions[0]
  }

  get position(): Position {
    return this.positions[this.moves.length]!
  }

  get variant(): Variant {
    return this.start.variant
  }

  /** The line with one more move, which is trusted to be legal here. */
  play(move: Move): Line {
    return new Line([...this.positions, this.position.play(move)], [...this.moves, move])
  }

  /** The line after only so many of its moves. */
  until(ply: number): Line {
    return new Line([this.start, ...this.positions.slice(1, ply + 1)], this.moves.slice(0, ply))
  }

  /** How often the last position has stood on the board in FIDE's sense: 1 is the first time. */
  repetitions(): number {
    const last = this.moves.length
    const { position } = this
    // A capture or a pawn's move resets the clock, and no position from before one can return.
    const oldest = Math.max(0, last - position.halfmoves)
    let count = 1
    for (let index = last - 2; index >= oldest; index -= 2)
      if (samePosition(this.positions[index]!, position)) count++
    return count
  }

  /** The end that needs no one to claim it, where there is one. */
  outcome(): Outcome | undefined {
    const outcome = positionOutcome(this.position)
    if (outcome || !this.variant.draws.repetition || this.repetitions() < 5) return outcome
    return { winner: undefined, reason: 'fivefold repetition' }
  }

  /** The draw that the side to move may claim, where there is one. */
  claimableDraw(): Outcome | undefined {
    if (this.outcome()) return undefined
    const { repetition, fiftyMoves } = this.variant.draws
    if (repetition && this.repetitions() >= 3) return { winner: undefined, reason: 'threefold repetition' }
    if (fiftyMoves && this.position.halfmoves >= 100) return { winner: undefined, reason: 'fifty moves' }
    return undefined
  }
}

/** What a player sees of a game. */
export type GameView = Pick<
  Line,
  'variant' | 'start' | 'moves' | 'positions' | 'position' | 'repetitions' | 'outcome' | 'claimableDraw'
>
