import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Notice } from '@rookery/arena'
import { say } from '@rookery/words/cli/arena'
import { exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'

/** Of one game: an engine that writes without end is not to fill the disk. */
const MOST_CHARACTERS = 1_000_000

/** What engines say beside the protocol, in a folder, each game in a file of its own. */
export class GameLog {
  readonly #folder: string
  readonly #written = new Map<string, number>()
  #failure: Failure | undefined

  constructor(folder: string) {
    this.#folder = folder
    this.#attempt(() => mkdirSync(folder, { recursive: true }))
    this.throwFailure()
  }

  /** Never throws, for engines speak at any time: what went wrong is told by `throwFailure`. */
  add(game: number | undefined, name: string, { source, text }: Notice): void {
    const file = join(this.#folder, game === undefined ? 'start.log' : `game-${game}.log`)
    const line = `${new Date().toISOString()} ${name}, ${source}: ${text}\n`
    const before = this.#written.get(file) ?? 0
    this.#written.set(file, before + line.length)
    if (before + line.length <= MOST_CHARACTERS) this.#attempt(() => appendFileSync(file, line))
    else if (before <= MOST_CHARACTERS) this.#attempt(() => appendFileSync(file, 'the rest is left out\n'))
  }

  throwFailure(): void {
    if (this.#failure) throw this.#failure
  }

  #attempt(act: () => void): void {
    try {
      act()
    } catch (error) {
      const reason = describeSystemError(error)
      this.#failure ??= new Failure(say('log.failure', { folder: this.#folder, reason }), exitCodes.faults)
    }
  }
}
