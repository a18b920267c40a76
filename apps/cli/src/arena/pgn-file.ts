import { appendFileSync, statSync } from 'node:fs'
import { type GameRecord, makeGamePgn, type PgnExtra, type TournamentStore } from '@rookery/arena'
import { Draft } from '@rookery/experience/node'
import { say } from '@rookery/words/cli/arena'
import { onDisk } from './on-disk.ts'
import { usage } from './parse-pairs.ts'

/**
 * The games of a tournament as one PGN file. It is written anew from the store at the start, so that a run that was killed
 * between storing a game and writing it here leaves no gap.
 */
export class PgnFile {
  readonly #file: string
  readonly #store: TournamentStore
  readonly #extras: readonly PgnExtra[]

  constructor(file: string, store: TournamentStore, extras: readonly PgnExtra[]) {
    this.#file = file
    this.#store = store
    this.#extras = extras
    const draft = onDisk(file, () => new Draft(file))
    try {
      let count = 0
      for (const game of store.games()) {
        onDisk(file, () => draft.write(this.#text(game)))
        count++
      }
      if (count === 0 && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
        throw usage(say('otherPgn', { file }))
      onDisk(file, () => draft.commit())
    } catch (error) {
      draft.discard()
      throw error
    }
  }

  add(game: GameRecord): void {
    onDisk(this.#file, () => appendFileSync(this.#file, this.#text(game)))
  }

  #text(game: GameRecord): string {
    return `${makeGamePgn(this.#store.plan, game, this.#extras)}\n`
  }
}
