import {
  codeFrom,
  codeTo,
  isCastlingCode,
  isEnPassantCode,
  isPromotionCode,
  type SoloCore,
  type Verdict,
} from '@rookery/engine/core'
import {
  chess960,
  chess960Start,
  minichess,
  type Position,
  parsePosition,
  startPosition,
  unwrap,
} from '@rookery/rules'
import { Adjudicator } from './adjudicator.ts'
import { createGameRandom, type GameRandom } from './game-random.ts'
import { EMPTY, FLAGS_AT, RECORD_SIZE, RESULT_AT, writeRecord } from './record.ts'
import { type DataSettings, type Recipe, recipeOf } from './settings.ts'

/** How a game ended. The place in this list is written to disk: new ones go to its end. */
export const endings = [
  'checkmate',
  'stalemate',
  'threefold repetition',
  'fifty moves',
  'insufficient material',
  'king captured',
  'move limit',
  'adjudicated win',
  'adjudicated draw',
] as const
export type Ending = (typeof endings)[number]

export interface PlayedGame {
  readonly start: Position
  /** In the core's codes, the random ones of the opening included. */
  readonly moves: readonly number[]
  readonly ending: Ending
  /** White's: 0, 1 or 2. */
  readonly result: number
  /** Whole records, their results set. */
  readonly records: Uint8Array
}

/** What is sent from a worker: a position cannot be. */
export type FinishedGame = Omit<PlayedGame, 'start'>

const [PAWN, KNIGHT, BISHOP, KING] = [0, 1, 2, 5]
/** More than any game keeps: it grows where that is wrong. */
const FIRST_ROOM = 256

/**
 * Plays game number `game` of a seed; nothing else has a part in it, neither other games nor the time. Black may have a
 * core of its own, to play against another one.
 */
export function playGame(
  core: SoloCore,
  settings: DataSettings,
  game: number,
  black: SoloCore = core,
): PlayedGame {
  return new SelfPlay(core, black, settings, createGameRandom(settings.seed, game)).play()
}

class SelfPlay {
  /** White's; the board is asked of it. */
  readonly #core: SoloCore
  readonly #black: SoloCore
  readonly #settings: DataSettings
  readonly #recipe: Recipe
  readonly #random: GameRandom
  readonly #isMinichess: boolean
  #start: Position
  #moves: number[] = []
  #turn = 0
  #halfmoves = 0
  #isKingTaken = false
  #records = new Uint8Array(FIRST_ROOM * RECORD_SIZE)
  #kept = 0
  #nextKept: number

  constructor(core: SoloCore, black: SoloCore, settings: DataSettings, random: GameRandom) {
    this.#core = core
    this.#black = black
    this.#settings = settings
    this.#recipe = recipeOf(settings)
    this.#random = random
    this.#isMinichess = settings.variant === 'minichess'
    this.#start = this.#drawStart()
    this.#nextKept = this.#recipe.firstPly
  }

  play(): PlayedGame {
    for (const core of this.#cores()) core.forget()
    let verdict = this.#open()
    const isPlayedOut = this.#random.below(this.#recipe.playedOut) === 0
    const adjudicator = isPlayedOut ? undefined : new Adjudicator(this.#recipe)
    while (verdict.move !== 0) {
      if (this.#isToKeep(verdict)) {
        verdict = this.#search(this.#settings.nodes)
        if (this.#isToKeep(verdict)) this.#keep(verdict.score)
      }
      const { move, score } = verdict
      const decided = adjudicator?.note(this.#turn === 0 ? score : -score, this.#moves.length)
      if (decided !== undefined)
        return this.#finish(decided, decided === 1 ? 'adjudicated draw' : 'adjudicated win')
      this.#make(move)
      const end = this.#findEnd()
      if (end) return this.#finish(...end)
      verdict = this.#search(Math.ceil(this.#settings.nodes / this.#recipe.quickPart))
    }
    return this.#finish(...this.#endWithoutMoves())
  }

  #cores(): readonly SoloCore[] {
    return this.#black === this.#core ? [this.#core] : [this.#core, this.#black]
  }

  #search(nodes: number): Verdict {
    return (this.#turn === 0 ? this.#core : this.#black).search(nodes)
  }

  #drawStart(): Position {
    if (this.#settings.variant === 'chess960')
      return unwrap(parsePosition(chess960Start(this.#random.below(960)), chess960))
    return this.#isMinichess ? startPosition(minichess) : startPosition()
  }

  /** Random moves until they make an opening that is not decided yet; gives the verdict on it. */
  #open() {
    while (true) {
      for (const core of this.#cores()) core.setUp(this.#start)
      this.#moves = []
      this.#turn = 0
      this.#halfmoves = 0
      this.#isKingTaken = false
      if (this.#walk(this.#recipe.randomPlies + this.#random.below(2))) {
        const verdict = this.#search(this.#settings.nodes)
        if (verdict.move !== 0 && Math.abs(verdict.score) <= this.#recipe.openingCp) return verdict
      }
      this.#start = this.#drawStart()
    }
  }

  #walk(plies: number): boolean {
    while (this.#moves.length < plies) {
      const legal = this.#core.legalMoves()
      if (legal.length === 0) return false
      this.#make(legal[this.#random.below(legal.length)]!)
    }
    return !this.#isKingTaken
  }

  #isCapture(move: number): boolean {
    return isEnPassantCode(move) || (!isCastlingCode(move) && this.#core.board[codeTo(move)] !== EMPTY)
  }

  #make(move: number): void {
    const { board } = this.#core
    const isCapture = this.#isCapture(move)
    const isPawn = board[codeFrom(move)]! >> 1 === PAWN
    this.#isKingTaken = isCapture && !isEnPassantCode(move) && board[codeTo(move)]! >> 1 === KING
    this.#halfmoves = isCapture || isPawn ? 0 : this.#halfmoves + 1
    for (const core of this.#cores()) core.play(move)
    this.#moves.push(move)
    this.#turn ^= 1
  }

  /** Whether its turn has come and the score can be learned from: nothing is to be taken, and no king is attacked. */
  #isToKeep({ move, score }: Verdict): boolean {
    if (this.#moves.length < this.#nextKept || Math.abs(score) >= this.#recipe.keptCp) return false
    return !(isPromotionCode(move) || this.#isCapture(move) || this.#core.isCheck())
  }

  #keep(score: number): void {
    const ply = this.#moves.length
    const at = this.#kept * RECORD_SIZE
    if (at === this.#records.length) {
      const larger = new Uint8Array(2 * at)
      larger.set(this.#records)
      this.#records = larger
    }
    const { generation } = this.#settings
    const sample = {
      board: this.#core.board,
      isBlack: this.#turn === 1,
      scoreCp: score,
      result: 1,
      ply,
      generation,
    }
    writeRecord(this.#records, at, sample, this.#isMinichess)
    this.#kept++
    this.#nextKept = ply + this.#recipe.gapPlies + this.#random.below(2)
  }

  /** The end that the last move has brought about, apart from leaving no legal move. */
  #findEnd(): [number, Ending] | undefined {
    if (this.#isMinichess) {
      if (this.#isKingTaken) return [this.#turn === 0 ? 0 : 2, 'king captured']
      const limit = minichess.moveLimit!
      if (this.#moves.length < limit.plies || this.#core.legalMoves().length === 0) return undefined
      return [1 + Math.sign(this.#materialBalance()), 'move limit']
    }
    if (this.#halfmoves >= 100 && this.#core.legalMoves().length > 0) return [1, 'fifty moves']
    if (this.#core.isThirdTime()) return [1, 'threefold repetition']
    if (this.#halfmoves === 0 && this.#isBare()) return [1, 'insufficient material']
    return undefined
  }

  #endWithoutMoves(): [number, Ending] {
    if (this.#isMinichess || !this.#core.isCheck()) return [1, 'stalemate']
    return [this.#turn === 0 ? 0 : 2, 'checkmate']
  }

  /** White's men against Black's, as the move limit of minichess counts them. */
  #materialBalance(): number {
    const { worth } = minichess.moveLimit!
    const worths = [worth.pawn, worth.knight, worth.bishop, worth.rook, worth.queen, worth.king]
    let balance = 0
    for (const piece of this.#core.board)
      if (piece !== EMPTY) balance += (piece & 1) === 0 ? worths[piece >> 1]! : -worths[piece >> 1]!
    return balance
  }

  /** Kings alone, or with one knight or bishop between them. */
  #isBare(): boolean {
    let minors = 0
    for (const piece of this.#core.board) {
      const role = piece >> 1
      if (piece === EMPTY || role === KING) continue
      if ((role !== KNIGHT && role !== BISHOP) || ++minors > 1) return false
    }
    return true
  }

  #finish(result: number, ending: Ending): PlayedGame {
    const records = this.#records.slice(0, this.#kept * RECORD_SIZE)
    for (let at = 0; at < records.length; at += RECORD_SIZE)
      records[at + RESULT_AT] = records[at + FLAGS_AT] === 1 ? 2 - result : result
    return { start: this.#start, moves: this.#moves, ending, result, records }
  }
}
