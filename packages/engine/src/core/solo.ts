import type { Position } from '@rookery/rules'
import type { Network } from '../network/network-file.ts'
import type { CoreExports } from './exports.ts'
import { raiseFlags } from './flags.ts'
import { layout } from './layout.ts'
import { setLine } from './line.ts'
import { createMemory, startCore } from './load.ts'
import { packPosition } from './packed.ts'
import { type LineReport, readMoves, readReport } from './reading.ts'
import { writeNetwork } from './write-network.ts'

/** What a search found: a move in the core's code, and its score from the side to move. */
export interface Verdict {
  /** 0 where there is no legal move. */
  readonly move: number
  /** 0 where there is no legal move. */
  readonly score: number
}

/** One of the lines that a search found. */
export interface LineVerdict extends Verdict {
  /** How the game may go on, with the move itself, in the core's codes. */
  readonly moves: readonly number[]
}

/** None but the lines means no limit. */
interface CoreLimits {
  readonly nodes?: number
  readonly lines?: number
  readonly softMs?: number
  readonly hardMs?: number
}

/** No square. */
const NONE = 64

/**
 * The core on the caller's own thread, with a memory of its own: every call is done when it returns. For programs that
 * search a great deal in workers of their own; `createEngine` is for all others.
 */
export class SoloCore {
  readonly #memory: WebAssembly.Memory
  /** What the module exports; a build of another kind has more than the shipped ones. */
  readonly exports: CoreExports
  readonly #isMinichess: boolean
  /** The board as it stands: for each square role * 2 + colour (black is 1), or 12 where it is empty. */
  readonly board: Uint8Array
  #score = 0
  #searches = 0
  /** In thousandths of a second; what limits of time go by. Another clock than the usual one may be made of `nodes`. */
  now: () => number = () => performance.now()
  /** The last report of each line, for a search that asks for several. */
  #lines: LineReport[] | undefined

  /** `module` is the file that `coreFile(true)` names, compiled; without a network it evaluates by hand. */
  constructor(module: WebAssembly.Module, isMinichess: boolean, hashMb: number, network?: Network) {
    this.#isMinichess = isMinichess
    this.#memory = createMemory(1, hashMb, true)
    const report = new DataView(this.#memory.buffer)
    this.exports = startCore(module, this.#memory, 0, 1, hashMb, {
      now: () => this.now(),
      report: (line) => {
        if (this.#lines) this.#lines[line] = readReport(this.exports, this.#memory, line)
        this.#score = report.getInt32(this.exports.reportAddress() + layout.reportScore, true)
      },
      pause() {},
    })
    this.exports.prepareVariant(isMinichess)
    writeNetwork(this.exports, this.#memory, network)
    this.exports.allowAllRootMoves()
    this.board = new Uint8Array(this.#memory.buffer, this.exports.mailboxAddress(), 64)
    this.forget()
  }

  /** Forgets everything that was learned, so that what follows does not depend on what was searched before. */
  forget(): void {
    this.exports.forget()
    this.exports.clearTable()
    this.#searches = 0
  }

  setUp(position: Position): void {
    if ((position.variant.id === 'minichess') !== this.#isMinichess)
      throw new Error(`the core was not prepared for ${position.variant.name}`)
    setLine(this.exports, this.#memory, packPosition(position))
  }

  /**
   * The evaluation of a board in the codes of `board`, from the side to move, without castling rights, en passant or
   * history.
   */
  evaluate(board: ArrayLike<number>, isBlack: boolean): number {
    this.board.set(board)
    this.exports.setPosition(this.#isMinichess ? 1 : 0, isBlack ? 1 : 0, NONE, NONE, NONE, NONE, NONE, 0, 0)
    return this.exports.evaluate()
  }

  legalMoves(): number[] {
    return readMoves(this.exports, this.#memory)
  }

  /** Plays a legal move, in the core's code. */
  play(move: number): void {
    this.exports.play(move)
  }

  /** Whether the king of the side to move is attacked, in minichess too. */
  isCheck(): boolean {
    return this.exports.inCheck() !== 0
  }

  /** Whether the position has stood on the board twice before. */
  isThirdTime(): boolean {
    return this.exports.isRepetition(0) !== 0
  }

  /** Searches so many nodes, or a few more where the first move has no score by then. The same searches since `forget` give the same verdicts. */
  search(nodes: number): Verdict {
    return this.#think({ nodes })
  }

  /** Searches by the clock: no new depth after the first time, and nothing after the second. */
  searchByClock(softMs: number, hardMs: number): Verdict {
    this.#counter[0] = 0n
    return this.#think({ softMs, hardMs })
  }

  /** How many nodes the last search has had, or the present one when it looked at the clock. */
  get nodes(): number {
    return Number(this.#counter[0])
  }

  /** The same for the best moves, as many as are asked for or can be played, the best first. */
  searchLines(nodes: number, lines: number): LineVerdict[] {
    this.#lines = []
    this.#think({ nodes, lines })
    const found = this.#lines.filter(Boolean).map(({ moves, score }) => ({ move: moves[0]!, score, moves }))
    this.#lines = undefined
    return found
  }

  #think({ nodes = 0, lines = 1, softMs = 0, hardMs = 0 }: CoreLimits): Verdict {
    this.#score = 0
    raiseFlags(this.#memory, false)
    const move = this.exports.think(0, 0, softMs, hardMs, BigInt(nodes), lines, this.#searches++, 1)
    return { move, score: this.#score }
  }

  /** The nodes of the core's only thread. */
  get #counter(): BigUint64Array {
    return new BigUint64Array(this.#memory.buffer, layout.nodeCounters, 1)
  }
}

const PROMOTION = 4

/** Whether a move's code promotes a pawn. */
export const isPromotionCode = (code: number): boolean => code >> 12 >= PROMOTION
/** Whether a move's code castles: its goal is then the rook's square. */
export const isCastlingCode = (code: number): boolean => code >> 12 === 1
export const isEnPassantCode = (code: number): boolean => code >> 12 === 2
export const codeFrom = (code: number): number => code & 63
export const codeTo = (code: number): number => (code >> 6) & 63
