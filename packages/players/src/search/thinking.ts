import { type Color, type GameView, type Move, makeFen, opposite, type Random } from '@rookery/rules'
import type { LeafValue } from '../voice/index.ts'
import type { ChessNode } from './chess-node.ts'
import { ChessTree, type ChessTreeOptions, type Judge, seenFrom } from './chess-tree.ts'
import type { SearchAids } from './game-tree.ts'
import { MoveOrder } from './move-order.ts'
import type { ConsideredMove, SearchIdea } from './thought.ts'
import { childrenAt, exactnessAt, moveAt, type SearchTree } from './tree.ts'
import { TreeRecorder } from './tree-recorder.ts'
import { TreeSearch } from './tree-search.ts'

/** What sets one mind of this family apart. Made anew for each question, so it may remember within one. */
export interface Style {
  /** The side from which values are told: by default the side to move. */
  readonly perspective?: Color
  /** `leafTurn` is the side to move at the full depth of the search. */
  judge(leafTurn: Color): Judge
  /** By default true. */
  readonly prunes?: boolean
  /** Whether to find all moves of equal worth and draw among them, or to take the first best. */
  readonly drawsLots?: boolean
  /** Whether lines go on beyond the depth until they are quiet; by default they do not. */
  readonly quietEnds?: boolean
  createTree?(game: GameView, options: ChessTreeOptions): RememberingTree
}

type RememberingTree = ChessTree & Pick<SearchAids<ChessNode>, 'recall' | 'remember'>

interface Current {
  readonly search: TreeSearch<ChessNode>
  readonly recorder: TreeRecorder<ChessNode>
  readonly judge: Judge
}

/** What thinks about one question, as far as it is let: each idea is from a deeper search than the last. */
export interface Thinker {
  /** What the deepest finished search has found. */
  readonly idea: SearchIdea | undefined
  readonly totalNodes: number
  /** Whether deeper searches could only find what is already known: the game is won or lost by force. */
  readonly isDecided: boolean
  /** Thinks on for so many nodes at most; true when that has finished a search, so that there is a new idea. */
  run(nodes: number): boolean
}

/** One question being thought about: a search of depth 1, then deeper ones, each guided by the last. */
export class Thinking implements Thinker {
  idea: SearchIdea | undefined
  readonly #game: GameView
  readonly #random: Random
  readonly #style: Style
  readonly #perspective: Color
  readonly #order: MoveOrder
  #rootMoves: readonly Move[]
  #current: Current | undefined
  #finishedNodes = 0

  constructor(game: GameView, moves: readonly Move[], random: Random, style: Style) {
    this.#game = game
    this.#random = random
    this.#style = style
    this.#perspective = style.perspective ?? game.position.turn
    this.#order = new MoveOrder(style.judge(game.position.turn).table)
    // Which of two equal moves is looked at first is left to chance, or every game would be the same.
    this.#rootMoves = this.#order.sort(game.position, random.shuffle([...moves]), 0, undefined)
  }

  get totalNodes(): number {
    return this.#finishedNodes + (this.#current?.search.nodes ?? 0)
  }

  get isDecided(): boolean {
    if (!this.idea) return false
    const { win } = this.#style.judge(this.#game.position.turn)
    return Math.abs(this.idea.value) >= win - this.idea.depth
  }

  run(nodes: number): boolean {
    const depth = (this.idea?.depth ?? 0) + 1
    this.#current ??= this.#start(depth)
    if (!this.#current.search.run(nodes)) return false
    this.#finishedNodes += this.#current.search.nodes
    this.idea = this.#conclude(depth, this.#current)
    this.#current = undefined
    const { choice } = this.idea
    this.#rootMoves = [choice, ...this.#rootMoves.filter((move) => move !== choice)]
    return true
  }

  #start(depth: number): Current {
    const { position } = this.#game
    const judge = this.#style.judge(depth % 2 === 0 ? position.turn : opposite(position.turn))
    const options: ChessTreeOptions = {
      depth,
      perspective: this.#perspective,
      judge,
      order: this.#order,
      rootMoves: this.#rootMoves,
      expected: this.idea?.line ?? [],
      quietEnds: this.#style.quietEnds ?? false,
    }
    const tree: RememberingTree =
      this.#style.createTree?.(this.#game, options) ?? new ChessTree(this.#game, options)
    const maximizes = this.#perspective === position.turn
    const recorder = new TreeRecorder<ChessNode>(maximizes)
    const aids: SearchAids<ChessNode> = {
      enter: recorder.enter.bind(recorder),
      leave: recorder.leave.bind(recorder),
      noteCut: ({ parent, move }, left) => this.#order.noteCut(parent!.position, move, parent!.ply, left),
      ...(tree.recall && { recall: tree.recall.bind(tree) }),
      ...(tree.remember && { remember: tree.remember.bind(tree) }),
    }
    const search = new TreeSearch(tree, tree.root, {
      depth,
      maximizes,
      prunes: this.#style.prunes ?? true,
      quietEnds: options.quietEnds,
      aids,
      // Values are whole numbers, so one less is the next below.
      ...(this.#style.drawsLots && { loosen: (best: number) => (maximizes ? best - 1 : best + 1) }),
    })
    return { search, recorder, judge }
  }

  #conclude(depth: number, { search, recorder, judge }: Current): SearchIdea {
    const bests = this.#style.drawsLots ? search.bests : search.bests.slice(0, 1)
    const drawn = this.#random.below(bests.length)
    const { child, line } = bests[drawn]!
    const tree = recorder.tree()
    return {
      choice: child.move,
      perspective: this.#perspective,
      value: search.value,
      depth,
      quietEnds: this.#style.quietEnds ?? false,
      nodes: search.nodes,
      totalNodes: this.#finishedNodes,
      moves: considerMoves(tree),
      bests: bests.map((best) => best.child.move),
      drawn,
      line: [child.move, ...line.map((node) => node.move)],
      leaf: this.#explainLeaf(line.at(-1) ?? child, search.value, judge),
      tree,
    }
  }

  #explainLeaf({ position, standing }: ChessNode, value: number, judge: Judge): LeafValue {
    const terms = standing === 'open' ? judge.explain(position) : []
    const seen = (value: number) => seenFrom(this.#perspective, value)
    const seenTerms = terms.map((term) => ({
      name: term.name,
      value: seen(term.value),
      squares: term.squares.map((worth) => ({ ...worth, value: seen(worth.value) })),
    }))
    return { fen: makeFen(position), value, standing, terms: seenTerms }
  }
}

/** The root's moves, in the order in which they were looked at. */
export const considerMoves = (tree: SearchTree): ConsideredMove[] =>
  childrenAt(tree, 0).map((child) => ({
    move: moveAt(tree, child),
    value: tree.value[child]!,
    exactness: exactnessAt(tree, child),
  }))
