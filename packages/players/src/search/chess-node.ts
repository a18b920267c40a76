import type { Move, Position } from '@rookery/rules'
import type { Standing } from '../voice/index.ts'

/** A position in a search, played out only when it is looked at: most of a node's children are cut off unseen. */
export class ChessNode {
  readonly parent: ChessNode | undefined
  /** The move that leads here; 0 at the root. */
  readonly move: Move
  readonly ply: number
  /** Whether the moves to here are those of the last search's best line. */
  readonly isExpected: boolean
  standing: Standing = 'open'
  moves: readonly Move[] | undefined
  #position: Position | undefined

  private constructor(parent: ChessNode | undefined, move: Move, isExpected: boolean, position?: Position) {
    this.parent = parent
    this.move = move
    this.ply = parent ? parent.ply + 1 : 0
    this.isExpected = isExpected
    this.#position = position
  }

  static root(position: Position): ChessNode {
    return new ChessNode(undefined, 0 as Move, true, position)
  }

  child(move: Move, expected: Move | undefined): ChessNode {
    return new ChessNode(this, move, this.isExpected && move === expected)
  }

  get position(): Position {
    this.#position ??= this.parent!.position.play(this.move)
    return this.#position
  }
}
