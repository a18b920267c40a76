import type { GameView, Move, Position } from '@rookery/rules'
import { type ChessNode, ChessTree, type ChessTreeOptions, type Recalled } from '../search/index.ts'
import type { Memory } from './memory.ts'
import { kestrelNumbers } from './numbers.ts'

/** Chess as Kestrel sees it: nothing is worked out twice that it still remembers. */
export class KestrelTree extends ChessTree {
  readonly #memory: Memory

  constructor(game: GameView, options: ChessTreeOptions, memory: Memory) {
    super(game, options)
    this.#memory = memory
  }

  recall(node: ChessNode, depth: number, alpha: number, beta: number): Recalled<ChessNode> | undefined {
    if (this.#dependsOnTheCount(node, depth)) return undefined
    const { ply } = node
    const known = this.#memory.findValue(node.position, depth, atNode(alpha, ply), atNode(beta, ply))
    return known && { value: atRoot(known.value, ply), line: known.line }
  }

  remember(
    node: ChessNode,
    depth: number,
    value: number,
    alpha: number,
    beta: number,
    line: readonly ChessNode[],
  ): void {
    const { ply, position } = node
    if (ply === 0 || this.#dependsOnTheCount(node, depth)) return
    this.#memory.storeValue(position, depth, atNode(value, ply), atNode(alpha, ply), atNode(beta, ply), line)
  }

  override utility(node: ChessNode): number {
    if (node.standing !== 'open') return super.utility(node)
    return this.#memory.evaluation(node.position, () => super.utility(node))
  }

  protected override orderedMoves(node: ChessNode, expected: Move | undefined): readonly Move[] {
    return super.orderedMoves(node, expected ?? this.#memory.findMove(node.position))
  }

  protected override legalMoves(node: ChessNode): readonly Move[] {
    return this.#memory.moves(node.position)
  }

  /**
   * Whether the game has had the position twice before. What stands on the board is the same for the whole question, so
   * that the value of a position still depends on it alone, and can be remembered. Repetition within the search is not looked
   * for: there a value would depend on the way to it.
   */
  protected override isRepeated(node: ChessNode): boolean {
    return this.countInGame(node) >= 2
  }

  /** Where fifty moves or the limit of a game may fall within what is looked at, equal positions need not be worth the same. */
  #dependsOnTheCount({ position }: ChessNode, depth: number): boolean {
    const { variant, halfmoves } = position
    const { quietEnds } = this.options
    // Beyond the depth a line goes on by captures, which begin the fifty anew, but perhaps first by an answer to check.
    if (variant.draws.fiftyMoves && halfmoves + depth + (quietEnds ? 1 : 0) >= 100) return true
    if (variant.moveLimit === undefined) return false
    const further = quietEnds ? mostRestless(position) : 0
    return position.ply + depth + further >= variant.moveLimit.plies
  }
}

/** No exchange is longer: all pieces but a king are taken, and all pawns promoted before. */
const mostRestless = (position: Position): number =>
  position.pieces().reduce((sum, { piece }) => sum + (piece.role === 'pawn' ? 2 : 1), 0)

/** A mate is remembered by its distance from the node, and valued by its distance from the root. */
const atNode = (value: number, ply: number): number =>
  Number.isFinite(value) && Math.abs(value) > kestrelNumbers.most ? value + Math.sign(value) * ply : value
const atRoot = (value: number, ply: number): number =>
  Math.abs(value) > kestrelNumbers.most ? value - Math.sign(value) * ply : value
