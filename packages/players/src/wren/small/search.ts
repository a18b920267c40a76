import type { Move } from '@rookery/rules'
import type { NodeKind, SearchAids } from '../../search/index.ts'
import { WIN, WIN_ON_COUNT } from '../worths.ts'
import { BLACK, MOST_MOVES, MOVE_LIMIT, type Side, type SmallBoard, WHITE } from './board.ts'
import { MOVES_SIZE, pickNext, SmallOrder } from './order.ts'
import { valueFor } from './state-value.ts'
import { AT_LEAST, AT_MOST, EXACT, type SmallTable } from './table.ts'

const PLIES = MOVE_LIMIT + 2

type Recorder = Required<Pick<SearchAids<{ readonly move: Move }>, 'enter' | 'leave'>>

/**
 * Alpha-beta over minichess with a stack of its own, so that it can pause after any number of nodes. At the set depth it goes on
 * until the position is quiet: the side to move takes, promotes or is content with the state value; a king in reach has to
 * be saved, so there all moves count. All values are from the side to move at the root.
 */
export class SmallSearch {
  /** Of the current search, the root included. */
  nodes = 0
  /** The root's, once `run` has returned true. */
  value = 0
  readonly #board: SmallBoard
  readonly #side: Side
  readonly #prunes: boolean
  readonly #table: SmallTable
  readonly #order = new SmallOrder()
  #recorder: Recorder | undefined
  #depth = 0
  #top = -1
  readonly #entered = { move: 0 as Move }

  // By ply.
  readonly #moves = new Int32Array(MOVES_SIZE)
  readonly #ranks = new Int32Array(MOVES_SIZE)
  readonly #next = new Int32Array(PLIES)
  readonly #end = new Int32Array(PLIES)
  /** What the side to move may be content with; `NaN` where it must move. */
  readonly #stand = new Float64Array(PLIES)
  readonly #alpha = new Float64Array(PLIES)
  readonly #beta = new Float64Array(PLIES)
  readonly #enteredAlpha = new Float64Array(PLIES)
  readonly #enteredBeta = new Float64Array(PLIES)
  readonly #best = new Float64Array(PLIES)
  readonly #lines = Array.from({ length: PLIES }, () => new Int32Array(PLIES))
  readonly #lengths = new Int32Array(PLIES)

  constructor(board: SmallBoard, prunes: boolean, table: SmallTable) {
    this.#table = table
    this.#board = board
    this.#side = board.turn
    this.#prunes = prunes
  }

  /** The best play, once `run` has returned true. */
  get line(): Move[] {
    return Array.from(this.#lines[0]!.subarray(0, this.#lengths[0]!)) as Move[]
  }

  /** `moves` are looked at in this order. */
  start(depth: number, moves: readonly Move[], recorder?: Recorder): void {
    this.nodes = 1
    this.#depth = depth
    this.#recorder = recorder
    this.#entered.move = 0 as Move
    recorder?.enter(this.#entered, 0, -Infinity, Infinity)
    this.#moves.set(moves)
    this.#ranks.fill(0, 0, moves.length)
    this.#open(0, moves.length, -Infinity, Infinity, Number.NaN)
  }

  /** Searches on for so many nodes at most; true once the root's value is known. */
  run(nodes = Infinity): boolean {
    const pauseAt = this.nodes + nodes
    while (this.#top >= 0) {
      if (this.nodes >= pauseAt) return false
      const ply = this.#top
      const next = this.#next[ply]!
      const mayCut = this.#prunes || ply >= this.#depth
      if (next === this.#end[ply]! || (mayCut && this.#alpha[ply]! >= this.#beta[ply]!)) this.#close(ply)
      else {
        const move = pickNext(this.#moves, this.#ranks, next, this.#end[ply]!)
        this.#next[ply] = next + 1
        this.#board.make(move)
        // Minimax looks at everything up to the depth, and gives the root's moves their exact values; only exchanges
        // beyond the depth, of which there are too many, are bounded by what their parent has.
        if (mayCut || (ply > 0 && ply + 1 === this.#depth))
          this.#visit(move, ply + 1, this.#alpha[ply]!, this.#beta[ply]!)
        else this.#visit(move, ply + 1, -Infinity, Infinity)
      }
    }
    return true
  }

  #visit(move: number, ply: number, alpha: number, beta: number): void {
    this.nodes++
    if (this.#recorder) {
      this.#entered.move = move as Move
      this.#recorder.enter(this.#entered, ply, alpha, beta)
    }
    const board = this.#board
    this.#lengths[ply] = 0
    if (board.king[board.turn]! < 0) this.#settle(ply, this.#forMover(ply - WIN), 'end', 0)
    else if (board.ply >= MOVE_LIMIT) this.#settle(ply, this.#valueAtLimit(ply), 'end', 0)
    else if (ply < this.#depth) this.#recallOrExpand(ply, alpha, beta)
    else if (board.isInCheck()) this.#expand(ply, alpha, beta, 0)
    else this.#rest(ply, alpha, beta)
  }

  #recallOrExpand(ply: number, alpha: number, beta: number): void {
    const { tableKeyLow, tableKeyHigh } = this.#board
    const at = this.#prunes ? this.#table.find(tableKeyLow, tableKeyHigh) : -1
    if (at >= 0 && this.#answers(at, this.#depth - ply, alpha, beta)) {
      const line = this.#table.lineAt(at)
      this.#lines[ply]!.set(line)
      this.#lengths[ply] = line.length
      this.#settle(ply, this.#table.value[at]!, 'known', 0)
    } else this.#expand(ply, alpha, beta, at >= 0 ? this.#table.best[at]! : 0)
  }

  #expand(ply: number, alpha: number, beta: number, expected: number): void {
    const start = ply * MOST_MOVES
    const end = this.#board.listMoves(this.#moves, start, false)
    if (end === start) this.#settle(ply, this.#drawValue(), 'end', 0)
    else {
      this.#order.rank(this.#board, this.#moves, this.#ranks, start, end, ply, expected)
      this.#open(ply, end, alpha, beta, Number.NaN)
    }
  }

  /** Beyond the set depth: the state value, unless a capture or a promotion is better for the side to move. */
  #rest(ply: number, alpha: number, beta: number): void {
    const board = this.#board
    const start = ply * MOST_MOVES
    if (!board.hasMove()) {
      this.#settle(ply, this.#drawValue(), 'end', 0)
      return
    }
    const stand = valueFor(this.#side, board)
    const maximizes = ply % 2 === 0
    if (maximizes ? stand >= beta : stand <= alpha) {
      this.#settle(ply, stand, 'stood', 0, stand)
      return
    }
    const end = board.listMoves(this.#moves, start, true)
    if (end === start) {
      this.#settle(ply, stand, 'leaf', 0)
      return
    }
    this.#order.rank(board, this.#moves, this.#ranks, start, end, ply, 0)
    this.#open(ply, end, alpha, beta, stand)
    this.#best[ply] = stand
    if (maximizes) this.#alpha[ply] = Math.max(alpha, stand)
    else this.#beta[ply] = Math.min(beta, stand)
  }

  #open(ply: number, end: number, alpha: number, beta: number, stand: number): void {
    this.#top = ply
    this.#next[ply] = ply * MOST_MOVES
    this.#end[ply] = end
    this.#stand[ply] = stand
    this.#alpha[ply] = this.#enteredAlpha[ply] = alpha
    this.#beta[ply] = this.#enteredBeta[ply] = beta
    this.#best[ply] = ply % 2 === 0 ? -Infinity : Infinity
    this.#lengths[ply] = 0
  }

  #close(ply: number): void {
    const unseen = this.#end[ply]! - this.#next[ply]!
    const value = this.#best[ply]!
    if (unseen > 0)
      this.#order.noteCut(
        this.#board,
        this.#moves[this.#next[ply]! - 1]!,
        ply,
        Math.max(1, this.#depth - ply),
      )
    if (ply > 0 && ply < this.#depth && this.#prunes) {
      const bound =
        value >= this.#enteredBeta[ply]! ? AT_LEAST : value <= this.#enteredAlpha[ply]! ? AT_MOST : EXACT
      this.#table.store(
        this.#board.tableKeyLow,
        this.#board.tableKeyHigh,
        this.#depth - ply,
        bound,
        value,
        this.#lines[ply]!,
        this.#lengths[ply]!,
      )
    }
    this.#top = ply - 1
    this.#settle(ply, value, unseen > 0 ? 'cut' : 'inner', unseen, this.#stand[ply]!)
  }

  #settle(ply: number, value: number, kind: NodeKind, unseen: number, stand = Number.NaN): void {
    this.#recorder?.leave(ply, value, kind, unseen, stand)
    if (ply === 0) {
      this.value = value
      return
    }
    this.#board.takeBack()
    this.#offer(ply - 1, value)
  }

  /** To the parent, by the child that was looked at last. */
  #offer(ply: number, value: number): void {
    const maximizes = ply % 2 === 0
    if (maximizes ? value <= this.#best[ply]! : value >= this.#best[ply]!) return
    this.#best[ply] = value
    if (maximizes ? value <= this.#alpha[ply]! : value >= this.#beta[ply]!) return
    if (maximizes) this.#alpha[ply] = value
    else this.#beta[ply] = value
    const line = this.#lines[ply]!
    line[0] = this.#moves[this.#next[ply]! - 1]!
    const length = this.#lengths[ply + 1]!
    const rest = this.#lines[ply + 1]!
    for (let index = 0; index < length; index++) line[index + 1] = rest[index]!
    this.#lengths[ply] = length + 1
  }

  #answers(at: number, depth: number, alpha: number, beta: number): boolean {
    if (this.#table.depth[at] !== depth) return false
    const bound = this.#table.bound[at]!
    const value = this.#table.value[at]!
    return bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)
  }

  #forMover(value: number): number {
    return this.#board.turn === this.#side ? value : 0 - value
  }

  #valueAtLimit(ply: number): number {
    const { count } = this.#board
    const ahead = count[this.#side]! - count[1 - this.#side]!
    if (ahead === 0 || !this.#board.hasMove()) return this.#drawValue()
    return ahead > 0 ? WIN_ON_COUNT - ply : ply - WIN_ON_COUNT
  }

  /** What the pieces of the board would be worth if each side owned half of them. */
  #drawValue(): number {
    return 0 - this.#board.worth[WHITE]! - this.#board.worth[BLACK]!
  }
}
