import {
  type Color,
  capturedPiece,
  hasMatingMaterial,
  type Line,
  type Move,
  movePromotion,
  moveRole,
  moveTo,
  opposite,
  type Piece,
  type Position,
  positionOutcome,
  type Square,
  samePosition,
} from '@rookery/rules'
import type { TreeNodeJson } from '../search/index.ts'

/** What a position is worth to White by the published numbers of a mind. */
type Evaluate = (position: Position) => number

export interface MindNumbers {
  readonly evaluate: Evaluate
  readonly win: number
  /** By which a capture is seen to lose nothing at first sight. */
  readonly rough: Readonly<Record<Piece['role'], number>>
  /** Whether repetition within the search counts too, or only of what has stood on the board. */
  readonly repeatsInSearch: boolean
}

/**
 * Works a told tree out anew, with nothing but the rules and the numbers of the mind: what every leaf is worth, from the leaves
 * every other node, with its window, and says what does not agree.
 */
export class Recomputation {
  readonly #game: Line
  readonly #numbers: MindNumbers
  readonly #perspective: Color
  readonly #depth: number
  readonly #quietEnds: boolean
  readonly faults: string[] = []

  constructor(
    game: Line,
    thought: { readonly perspective: Color; readonly depth: number; readonly quietEnds: boolean },
    numbers: MindNumbers,
  ) {
    this.#game = game
    this.#numbers = numbers
    this.#perspective = thought.perspective
    this.#depth = thought.depth
    this.#quietEnds = thought.quietEnds
  }

  /** The value of a node from what is told below it. */
  valueOf(node: TreeNodeJson, path: readonly Position[] = []): number {
    const position = path.at(-1) ?? this.#game.position
    const value = this.#work(node, path, position)
    if (value !== node.value)
      this.faults.push(`ply ${path.length}, ${node.kind}: ${value}, told ${node.value}`)
    return value
  }

  #work(node: TreeNodeJson, path: readonly Position[], position: Position): number {
    const ply = path.length
    const end = ply > 0 ? this.#end(path) : undefined
    if ((end !== undefined) !== (node.kind === 'end')) this.faults.push(`ply ${ply}: an end is told wrongly`)
    if (end !== undefined) return end
    const isWhitesView = this.#perspective === 'white'
    const stand = () => (isWhitesView ? 1 : -1) * this.#numbers.evaluate(position) + 0
    // What was remembered is not told anew, and plain minimax checks it elsewhere.
    if (node.kind === 'known') return node.value
    if (node.kind === 'leaf' || node.kind === 'stood') return stand()
    const maximizes = position.turn === this.#perspective
    const mayStand = ply >= this.#depth && !this.#mustAnswer(position)
    if (mayStand && stand() !== node.stand) this.faults.push(`ply ${ply}: may be left at ${stand()}`)
    const candidates = ply >= this.#depth && mayStand ? this.#restless(position) : position.legalMoves()
    if (node.children.length + node.unseen !== candidates.length && ply > 0)
      this.faults.push(`ply ${ply}: ${candidates.length} moves`)
    let best = mayStand ? stand() : maximizes ? -Infinity : Infinity
    for (const child of node.children) {
      const move = child.move as Move
      if (!candidates.includes(move)) this.faults.push(`ply ${ply}: ${move} was not to be looked at`)
      const value = this.valueOf(child, [...path, position.play(move)])
      best = maximizes ? Math.max(best, value) : Math.min(best, value)
    }
    const isCut = maximizes ? best >= (node.beta ?? Infinity) : best <= (node.alpha ?? -Infinity)
    if (node.unseen > 0 && !isCut) this.faults.push(`ply ${ply}: nothing cut the other moves off`)
    if (ply >= this.#depth && !this.#quietEnds) this.faults.push(`ply ${ply}: beyond the depth`)
    return best
  }

  #mustAnswer = (position: Position) => position.variant.king !== 'captured' && position.isCheck()

  #restless(position: Position): Move[] {
    const { rough } = this.#numbers
    return position.legalMoves().filter((move) => {
      const promotion = movePromotion(move)
      if (promotion !== undefined) return promotion === 'queen'
      const taken = capturedPiece(position, move)
      if (!taken) return false
      return (
        rough[moveRole(move)] <= rough[taken.role] ||
        !position.isAttacked(moveTo(move), opposite(position.turn))
      )
    })
  }

  /** What the end of the game is worth, where it is over at the end of the path. */
  #end(path: readonly Position[]): number | undefined {
    const position = path.at(-1)!
    const outcome = positionOutcome(position)
    const sign = (winner: Color) => (winner === this.#perspective ? 1 : -1)
    if (outcome?.winner) return sign(outcome.winner) * (this.#numbers.win - path.length)
    if (outcome || position.halfmoves >= 100) return 0
    const { positions } = this.#game
    const same = (other: Position) => samePosition(other, position)
    const inGame = positions.filter(same).length
    const inSearch = [positions.at(-1)!, ...path.slice(0, -1)].some(same)
    return inGame >= 2 || (this.#numbers.repeatsInSearch && inSearch) ? 0 : undefined
  }
}

/** The hunt for a bare king, worked out from its four numbers. */
export function huntSteps(
  position: Position,
  { edge, corner, near, ownEdge }: Readonly<Record<'edge' | 'corner' | 'near' | 'ownEdge', number>>,
): number {
  const pieces = position.pieces()
  const isBare = (color: Color) => pieces.filter(({ piece }) => piece.color === color).length === 1
  const hunted = (['white', 'black'] as const).find(isBare)
  if (!hunted || !hasMatingMaterial(position, opposite(hunted))) return 0
  const count = (role: Piece['role']) => pieces.filter(({ piece }) => piece.role === role).length
  if (count('queen') + count('rook') === 0 && !(count('bishop') > 0 && count('bishop') + count('knight') > 1))
    return 0
  const middle = (square: Square) => {
    const steps = [square & 7, square >> 3].map((at) => (at < 4 ? 3 - at : at - 4))
    return { most: Math.max(...steps), least: Math.min(...steps) }
  }
  const [bare, own] = [position.kingOf(hunted)!, position.kingOf(opposite(hunted))!]
  const [files, ranks] = [Math.abs((bare & 7) - (own & 7)), Math.abs((bare >> 3) - (own >> 3))]
  const steps =
    edge * middle(bare).most +
    corner * middle(bare).least +
    near * (14 - files - ranks + 7 - Math.max(files, ranks)) -
    ownEdge * middle(own).most
  return hunted === 'black' ? steps : -steps
}
