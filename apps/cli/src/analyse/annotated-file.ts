import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  createReadStream,
  openSync,
  readFileSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { type Game, type PgnResult, streamPgn } from '@rookery/rules'
import { say } from '@rookery/words/cli/analyse'
import { say as sayMain } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { asFailure } from '../system-error.ts'
import type { Terminal } from '../terminal.ts'
import { isRemnant } from './remnant.ts'

const movesOf = (game: Game): string => game.line().moves.join()

/**
 * The file of annotated games. It is begun with its first game, so that an input that cannot be read leaves it as it was. A file that holds
 * something is only gone on with, and only where its games are those of the input: nothing that it holds is ever lost.
 */
export class AnnotatedFile {
  readonly #path: string
  readonly #input: string
  /** The games of the file that are still to be found in the input. */
  #old: AsyncIterator<PgnResult> | undefined
  #number = 0
  #isBegun = false

  constructor(path: string, input: string, isResumed: boolean, terminal: Terminal) {
    this.#path = path
    this.#input = makeInputName(input)
    const held = statSync(path, { throwIfNoEntry: false })
    try {
      // A folder that is missing, too, is told before a game has been reviewed in vain.
      accessSync(held ? path : dirname(path), constants.W_OK)
      if (held?.isDirectory()) readFileSync(path)
    } catch (error) {
      throw asFailure(error, sayMain('cannotWrite', { file: path }), exitCodes.usage)
    }
    if (!held || held.size === 0) return
    if (!isResumed) throw new Failure(say('outThere', { file: path }), exitCodes.usage)
    this.#old = streamPgn(readText(path, terminal))[Symbol.asyncIterator]()
  }

  /**
   * The next game of the input as it stands in the file already, whole and done. The last game of the file is cut off where it was being
   * written when a run was ended.
   */
  async find(game: Game, isDone: (old: Game) => boolean): Promise<Game | undefined> {
    if (!this.#old) return undefined
    this.#number++
    const old = await this.#next()
    if (!old) return undefined
    const isSame = old.ok && movesOf(old.value) === movesOf(game) && old.value.result === game.result
    if (isSame && isDone(old.value)) return old.value
    const text = (await this.#next()) ? undefined : await this.#readFrom(old.place.line)
    if (text === undefined || !isRemnant(old, text.toString(), game))
      throw this.#refusal(isSame ? 'unfinished' : 'another', old.place.line)
    truncateSync(this.#path, statSync(this.#path).size - text.length)
    return undefined
  }

  /** The input has no more games. */
  async end(): Promise<void> {
    this.#number++
    const old = this.#old && (await this.#next())
    if (old) throw this.#refusal('more', old.place.line)
  }

  append(pgn: string): void {
    try {
      appendFileSync(this.#path, `${this.#isBegun ? '' : this.#gap()}${pgn}\n`)
      this.#isBegun = true
    } catch (error) {
      throw asFailure(error, sayMain('cannotWrite', { file: this.#path }))
    }
  }

  /** What is missing of the empty line between two games. */
  #gap(): string {
    const size = statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0
    if (size === 0) return ''
    const last = Buffer.alloc(2)
    const file = openSync(this.#path, 'r')
    readSync(file, last, 0, 2, Math.max(0, size - 2))
    closeSync(file)
    return last.toString() === '\n\n' ? '' : last[1] === 0x0a ? '\n' : '\n\n'
  }

  async #next(): Promise<PgnResult | undefined> {
    const next = await this.#old?.next()
    if (!next || next.done) this.#old = undefined
    return next?.value
  }

  #refusal(what: 'another' | 'unfinished' | 'more', line: number): Failure {
    const told = { number: this.#number, input: this.#input, file: this.#path, what }
    return new Failure(`${this.#path}:${line}: ${say('otherGames', told)}`, exitCodes.usage)
  }

  async #readFrom(line: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    let lines = 1
    for await (const piece of createReadStream(this.#path) as AsyncIterable<Buffer>) {
      let at = 0
      while (lines < line && at < piece.length) if (piece[at++] === 0x0a) lines++
      pieces.push(piece.subarray(at))
    }
    return Buffer.concat(pieces)
  }
}
