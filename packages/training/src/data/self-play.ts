import { Adjudicator, type Ending as ArenaEnding, endOfLine, type GameEnd } from '@rookery/arena'
import { isPromotionCode, type SoloCore, unpackMove, type Verdict } from '@rookery/engine/core'
import {
  chess960,
  chess960Start,
  isCapture,
  Line,
  type Position,
  parsePosition,
  startPosition,
  unwrap,
  variantById,
} from '@rookery/rules'
import { createGameRandom, type GameRandom } from './game-random.ts'
import { RECORD_SIZE, writeRecord, writeResult } from './record.ts'
import { type DataSettings, type Recipe, recipeOf } from './settings.ts'
import type { Starts } from './starts.ts'

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
] as const satisfies readonly ArenaEnding[]
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
export interface FinishedGame extends Omit<PlayedGame, 'start' | 'moves'> {
  readonly moves: ArrayLike<number>
}

/** More than any game keeps: it grows where that is wrong. */
const FIRST_ROOM = 256

export interface GameOptions {
  /** Black's, to play against another one. */
  readonly black?: SoloCore
  /** Those that the settings name. */
  readonly starts?: Starts | undefined
}

/** Plays game number `game` of a seed; nothing else has a part in it, neither other games nor the time. */
export function playGame(
  core: SoloCore,
  settings: DataSettings,
  game: number,
  { black = core, starts }: GameOptions = {},
): PlayedGame {
  if (starts?.name !== settings.starts)
    throw new Error('the games begin from other positions than the settings say')
  return new SelfPlay(core, black, settings, starts, createGameRandom(settings.seed, game)).play()
}

class SelfPlay {
  /** White's; the board is asked of it. */
  readonly #core: SoloCore
  readonly #black: SoloCore
  readonly #settings: DataSettings
  readonly #starts: Starts | undefined
  readonly #recipe: Recipe
  readonly #random: GameRandom
  readonly #isMinichess: boolean
  /** The game by the rules, which decide when it is over. */
  #line: Line
  #moves: number[] = []
  #records = new Uint8Array(FIRST_ROOM * RECORD_SIZE)
  #kept = 0
  #nextKept: number

  constructor(
    core: SoloCore,
    black: SoloCore,
    settings: DataSettings,
    starts: Starts | undefined,
    random: GameRandom,
  ) {
    this.#core = core
    this.#black = black
    this.#settings = settings
    this.#starts = starts
    this.#recipe = recipeOf(settings)
    this.#random = random
    this.#isMinichess = settings.variant === 'minichess'
    this.#line = Line.from(this.#drawStart())
    this.#nextKept = this.#recipe.firstPly
  }

  play(): PlayedGame {
    for (const core of this.#cores()) core.forget()
    let verdict = this.#open()
    const isPlayedOut = this.#random.below(this.#recipe.playedOut) === 0
    const adjudicator = new Adjudicator(isPlayedOut ? {} : this.#recipe.adjudication)
    while (true) {
      if (this.#isToKeep(verdict)) {
        verdict = this.#search(this.#settings.nodes)
        if (this.#isToKeep(verdict)) this.#keep(verdict.score)
      }
      const { move, score } = verdict
      const mover = this.#line.position.turn
      this.#make(move)
      const end =
        endOfLine(this.#line) ??
        adjudicator.judge(mover, { scoreCp: score }, this.#line.position, this.#moves.length)
      if (end) return this.#finish(end)
      verdict = this.#search(Math.ceil(this.#settings.nodes / this.#recipe.quickPart))
    }
  }

  #cores(): readonly SoloCore[] {
    return this.#black === this.#core ? [this.#core] : [this.#core, this.#black]
  }

  #search(nodes: number): Verdict {
    return (this.#line.position.turn === 'white' ? this.#core : this.#black).search(nodes)
  }

  #drawStart(): Position {
    const variant = variantById(this.#settings.variant)!
    const fens = this.#starts?.fens
    if (fens) return unwrap(parsePosition(fens[this.#random.below(fens.length)]!, variant))
    if (variant === chess960) return unwrap(parsePosition(chess960Start(this.#random.below(960)), variant))
    return startPosition(variant)
  }

  /** Random moves until they make an opening that is not decided yet; gives the verdict on it. */
  #open() {
    while (true) {
      for (const core of this.#cores()) core.setUp(this.#line.start)
      this.#moves = []
      if (this.#walk(this.#recipe.randomPlies + this.#random.below(2))) {
        const verdict = this.#search(this.#settings.nodes)
        if (Math.abs(verdict.score) <= this.#recipe.openingCp) return verdict
      }
      this.#line = Line.from(this.#drawStart())
    }
  }

  /** Whether the game goes on after so many random plies. */
  #walk(plies: number): boolean {
    while (this.#moves.length < plies && !endOfLine(this.#line)) {
      const legal = this.#core.legalMoves()
      this.#make(legal[this.#random.below(legal.length)]!)
    }
    return !endOfLine(this.#line)
  }

  #make(code: number): void {
    const move = unpackMove(this.#line.position, code)
    if (move === undefined) throw new Error(`the core played ${code}, which is no legal move`)
    for (const core of this.#cores()) core.play(code)
    this.#line = this.#line.play(move)
    this.#moves.push(code)
  }

  /** Whether its turn has come and the score can be learned from: nothing is to be taken, and no king is attacked. */
  #isToKeep({ move, score }: Verdict): boolean {
    if (this.#moves.length < this.#nextKept || Math.abs(score) >= this.#recipe.keptCp) return false
    const { position } = this.#line
    return !(
      isPromotionCode(move) ||
      isCapture(position, unpackMove(position, move)!) ||
      this.#core.isCheck()
    )
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
      isBlack: this.#line.position.turn === 'black',
      scoreCp: score,
      result: 1,
      ply,
      generation,
    }
    writeRecord(this.#records, at, sample, this.#isMinichess)
    this.#kept++
    this.#nextKept = ply + this.#recipe.gapPlies + this.#random.below(2)
  }

  #finish({ winner, ending }: GameEnd): PlayedGame {
    const result = winner === undefined ? 1 : winner === 'white' ? 2 : 0
    const records = this.#records.slice(0, this.#kept * RECORD_SIZE)
    for (let at = 0; at < records.length; at += RECORD_SIZE) writeResult(records, at, result)
    // Nobody resigns, agrees or loses on time here, and a draw is claimed before it comes by itself.
    return { start: this.#line.start, moves: this.#moves, ending: ending as Ending, result, records }
  }
}
