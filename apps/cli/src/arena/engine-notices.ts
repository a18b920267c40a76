import type { Notice } from '@rookery/arena'
import { say } from '@rookery/words/cli/arena'
import { GameLog } from './game-log.ts'

/** What engines say beside the protocol: all of it goes to the log, and each complaint is shown once. */
export class EngineNotices {
  readonly #log: GameLog | undefined
  readonly #say: (line: string) => void
  readonly #shown = new Set<string>()

  constructor(logFolder: string | undefined, say: (line: string) => void) {
    this.#log = logFolder === undefined ? undefined : new GameLog(logFolder)
    this.#say = say
  }

  hear(game: number | undefined, name: string, notice: Notice): void {
    this.#log?.add(game, name, notice)
    const line = `${name}: ${notice.text}`
    if (!notice.isComplaint || this.#shown.has(line) || this.#shown.size >= MOST_SHOWN) return
    this.#shown.add(line)
    this.#say(line)
    if (this.#shown.size === MOST_SHOWN) this.#say(say('moreComplaints'))
  }

  /** Where the log could not be written. */
  throwFailure(): void {
    this.#log?.throwFailure()
  }
}

const MOST_SHOWN = 100
