import {
  type GameView,
  type Move,
  makeFen,
  type Position,
  positionOutcome,
  type Random,
  roles,
} from '@rookery/rules'
import { considerMoves, type SearchIdea, type Thinker, TreeRecorder } from '../../search/index.ts'
import type { LeafValue } from '../../voice/index.ts'
import { explainWren } from '../judge.ts'
import { DECIDED } from '../worths.ts'
import { BLACK, MOVE_LIMIT, SmallBoard, WHITE } from './board.ts'
import { widened } from './geometry.ts'
import { SmallSearch } from './search.ts'
import type { SmallTable } from './table.ts'

/** As a position of minichess stands. */
export const boardOf = (position: Position): SmallBoard =>
  new SmallBoard(position.turn === 'white' ? WHITE : BLACK, position.ply, (square) => {
    const piece = position.pieceAt(widened[square]!)
    return piece ? 1 + roles.indexOf(piece.role) + (piece.color === 'white' ? 0 : 6) : 0
  })

/** One question about minichess being thought about: a search of depth 1, then deeper ones, each guided by the last. */
export class SmallThinking implements Thinker {
  idea: SearchIdea | undefined
  readonly #game: GameView
  readonly #search: SmallSearch
  #rootMoves: readonly Move[]
  #recorder: TreeRecorder<{ readonly move: Move }> | undefined
  #finishedNodes = 0

  constructor(game: GameView, moves: readonly Move[], random: Random, prunes: boolean, table: SmallTable) {
    this.#game = game
    table.forget()
    this.#search = new SmallSearch(boardOf(game.position), prunes, table)
    // Which of two equal moves is looked at first is left to chance, or every game would be the same.
    this.#rootMoves = random.shuffle([...moves])
  }

  get totalNodes(): number {
    return this.#finishedNodes + (this.#recorder ? this.#search.nodes : 0)
  }

  get isDecided(): boolean {
    if (!this.idea) return false
    const { depth, value } = this.idea
    return Math.abs(value) >= DECIDED || this.#game.position.ply + depth >= MOVE_LIMIT
  }

  run(nodes: number): boolean {
    const depth = (this.idea?.depth ?? 0) + 1
    if (!this.#recorder) {
      this.#recorder = new TreeRecorder(true)
      this.#search.start(depth, this.#rootMoves, this.#recorder)
    }
    if (!this.#search.run(nodes)) return false
    this.#finishedNodes += this.#search.nodes
    this.idea = this.#conclude(depth, this.#recorder)
    this.#recorder = undefined
    const { choice } = this.idea
    this.#rootMoves = [choice, ...this.#rootMoves.filter((move) => move !== choice)]
    return true
  }

  #conclude(depth: number, recorder: TreeRecorder<{ readonly move: Move }>): SearchIdea {
    const { line, value, nodes } = this.#search
    const { position } = this.#game
    const tree = recorder.tree()
    const choice = line[0]!
    return {
      choice,
      perspective: position.turn,
      value,
      depth,
      quietEnds: true,
      nodes,
      totalNodes: this.#finishedNodes,
      moves: considerMoves(tree),
      bests: [choice],
      drawn: 0,
      line: [choice, ...line.slice(1)],
      leaf: this.#explainLeaf(line, value),
      tree,
    }
  }

  #explainLeaf(line: readonly Move[], value: number): LeafValue {
    const { position } = this.#game
    const end = line.reduce((reached, move) => reached.play(move), position)
    const outcome = positionOutcome(end)
    if (!outcome) return explainWren(end, position.turn)
    const { winner } = outcome
    const standing = winner === undefined ? 'drawn' : winner === end.turn ? 'won' : 'lost'
    return { fen: makeFen(end), value, standing, terms: [] }
  }
}
