import {
  type Color,
  type GameView,
  hasMatingMaterial,
  type Move,
  type Position,
  positionOutcome,
  samePosition,
} from '@rookery/rules'
import type { Standing, Term } from '../voice/index.ts'
import { ChessNode } from './chess-node.ts'
import type { GameTree } from './game-tree.ts'
import type { MoveOrder } from './move-order.ts'
import type { PieceTable } from './piece-table.ts'
import { isRestless, mustAnswer } from './quiet-ends.ts'

/** What a mind of this family thinks that a position is worth. */
export interface Judge {
  /** From White's side, for a position where the game goes on. */
  evaluate(position: Position): number
  /** From White's side. */
  draw(position: Position): number
  /** The parts of `evaluate`, from White's side. */
  explain(position: Position): readonly Term[]
  /** What a won game is worth to the winner, less the plies until then: the nearer win is the better one. */
  readonly win: number
  /** Where the worth of a piece depends on its square alone: helps to guess good moves. */
  readonly table?: PieceTable
}

export interface ChessTreeOptions {
  readonly depth: number
  /** Values are from this side. */
  readonly perspective: Color
  readonly judge: Judge
  readonly order: MoveOrder
  /** In the order in which they are to be looked at. */
  readonly rootMoves: readonly Move[]
  /** The best line of the search before: its moves are looked at first. */
  readonly expected: readonly Move[]
  /** Whether lines go on beyond the depth until they are quiet. */
  readonly quietEnds: boolean
}

/** Chess as a game tree, with all its ends: those by the rules of its variant, and draws by repetition. */
export class ChessTree implements GameTree<ChessNode> {
  readonly root: ChessNode
  protected readonly options: ChessTreeOptions
  /** Before the root. */
  readonly #past: readonly Position[]
  readonly #seesRepetition: boolean

  constructor(game: GameView, options: ChessTreeOptions) {
    this.root = ChessNode.root(game.position)
    this.options = options
    this.#past = game.positions.slice(0, -1)
    this.#seesRepetition = game.variant.draws.repetition
  }

  terminal(node: ChessNode): boolean {
    if (node.ply === 0) return false
    node.standing = this.#standingOf(node)
    return node.standing !== 'open'
  }

  getChildren(node: ChessNode): readonly ChessNode[] {
    const expected = node.isExpected ? this.options.expected[node.ply] : undefined
    return this.orderedMoves(node, expected).map((move) => node.child(move, expected))
  }

  mayStand({ position }: ChessNode): boolean {
    return !mustAnswer(position)
  }

  getRestless(node: ChessNode): readonly ChessNode[] {
    const { position, ply } = node
    const moves = this.legalMoves(node)
    const restless = mustAnswer(position) ? moves : moves.filter((move) => isRestless(position, move))
    const expected = node.isExpected ? this.options.expected[ply] : undefined
    return this.options.order
      .sort(position, restless, ply, expected)
      .map((move) => node.child(move, expected))
  }

  utility(node: ChessNode): number {
    const { judge, perspective } = this.options
    const { position, standing } = node
    if (standing === 'open') return seenFrom(perspective, judge.evaluate(position))
    if (standing === 'drawn') return seenFrom(perspective, judge.draw(position))
    const isOurs = (standing === 'won') === (position.turn === perspective)
    return isOurs ? judge.win - node.ply : node.ply - judge.win
  }

  protected orderedMoves(node: ChessNode, expected: Move | undefined): readonly Move[] {
    if (node.ply === 0) return this.options.rootMoves
    return this.options.order.sort(node.position, node.moves ?? this.legalMoves(node), node.ply, expected)
  }

  protected legalMoves(node: ChessNode): readonly Move[] {
    return node.position.legalMoves()
  }

  /** Whether it repeats what has stood before, so that the side which likes a draw has one. */
  protected isRepeated(node: ChessNode): boolean {
    const { position } = node
    let back = 2
    let ancestor = node.parent?.parent
    // What could be repeated once in the search can be repeated again, so once is enough.
    for (; ancestor && back <= position.halfmoves; back += 2) {
      if (back >= 4 && samePosition(ancestor.position, position)) return true
      ancestor = ancestor.parent?.parent
    }
    return this.countInGame(node) >= 2
  }

  /** How often the position has stood on the board, up to the root and with it. */
  protected countInGame({ position, ply }: ChessNode): number {
    let count = ply > 0 && samePosition(this.root.position, position) ? 1 : 0
    const last = this.#past.length
    // The past's last position is one ply before the root; only every second has the same side to move.
    for (let back = ply % 2 === 0 ? 2 : 1; back <= Math.min(last, position.halfmoves - ply); back += 2)
      if (samePosition(this.#past[last - back]!, position)) count++
    return count
  }

  #standingOf(node: ChessNode): Standing {
    const { position } = node
    const { variant, turn, halfmoves } = position
    if (variant.king === 'captured' && position.kingOf(turn) === undefined) return 'lost'
    if (node.ply < this.options.depth) node.moves = this.legalMoves(node)
    const canMove = node.moves ? node.moves.length > 0 : position.hasLegalMove()
    if (!canMove) return position.isCheck() ? 'lost' : 'drawn'
    if (variant.draws.fiftyMoves && halfmoves >= 100) return 'drawn'
    if (variant.draws.material && isBare(position)) return 'drawn'
    if (variant.moveLimit && position.ply >= variant.moveLimit.plies) {
      const winner = positionOutcome(position)?.winner
      return winner === undefined ? 'drawn' : winner === turn ? 'won' : 'lost'
    }
    return this.#seesRepetition && halfmoves >= 4 && this.isRepeated(node) ? 'drawn' : 'open'
  }
}

/** A value that is White's, from either side. Subtracted, because a minus sign would make a negative zero. */
export const seenFrom = (side: Color, value: number): number => (side === 'white' ? value : 0 - value)

const isBare = (position: Position): boolean =>
  !hasMatingMaterial(position, 'white') && !hasMatingMaterial(position, 'black')
