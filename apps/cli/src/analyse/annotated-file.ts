import { appendFileSync, createReadStream, existsSync, truncateSync, writeFileSync } from 'node:fs'
import { type Game, type PgnResult, streamPgn } from '@rookery/rules'
import { say } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'
import { readText } from '../input/read-text.ts'
import { describeSystemError } from '../system-error.ts'
import type { Terminal } from '../terminal.ts'

const movesOf = (game: Game): string => game.line().moves.join()

/**
 * The file of annotated games. It is begun with its first game, so that an input that cannot be read leaves it as it was;
 * where it is resumed, the games that stand in it already stay.
 */
export class AnnotatedFile {
  readonly #path: string
  /** The games of the file that may be kept; undefined once the first was not. */
  #old: AsyncIterator<PgnResult> | undefined
  #isBegun = false

  constructor(path: string, isResumed: boolean, terminal: Terminal) {
    this.#path = path
    if (!isResumed || !existsSync(path)) return
    this.#old = streamPgn(readText(path, terminal))[Symbol.asyncIterator]()
    this.#isBegun = true
  }

  /**
   * Whether the next game of the input stands in the file already, whole and done. What follows the last such game is cut
   * off: it was being written when a run was ended.
   */
  async has(game: Game, isDone: (old: Game) => boolean): Promise<boolean> {
    if (!this.#old) return false
    const next = await this.#old.next()
    const old = next.done ? undefined : next.value
    if (
      old?.ok &&
      isDone(old.value) &&
      movesOf(old.value) === movesOf(game) &&
      old.value.result === game.result
    )
      return true
    await this.#old.return?.()
    this.#old = undefined
    if (old) await this.#cutAtLine(old.place.line)
    return false
  }

  append(pgn: string): void {
    try {
      const put = this.#isBegun ? appendFileSync : writeFileSync
      put(this.#path, `${pgn}\n`)
      this.#isBegun = true
    } catch (error) {
      throw new Failure(
        `${say('cannotWrite', { file: this.#path })}: ${describeSystemError(error)}`,
        exitCodes.faults,
      )
    }
  }

  async #cutAtLine(line: number): Promise<void> {
    let bytes = 0
    let lines = 1
    for await (const piece of createReadStream(this.#path) as AsyncIterable<Buffer>)
      for (const byte of piece) {
        if (lines === line) break
        bytes++
        if (byte === 0x0a) lines++
      }
    truncateSync(this.#path, bytes)
  }
}
