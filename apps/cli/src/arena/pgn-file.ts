import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type GameRecord, makeGamePgn, type TournamentStore } from '@rookery/arena'
import { onDisk } from './on-disk.ts'

/**
 * The games of a tournament as one PGN file. It is written anew from the store at the start, so that a run that was killed
 * between storing a game and writing it here leaves no gap.
 */
export class PgnFile {
  readonly #file: string
  readonly #store: TournamentStore

  constructor(file: string, store: TournamentStore) {
    this.#file = file
    this.#store = store
    const unfinished = `${file}.part`
    onDisk(file, () => writeFileSync(unfinished, ''))
    try {
      for (const game of store.games()) onDisk(file, () => appendFileSync(unfinished, this.#text(game)))
      onDisk(file, () => renameSync(unfinished, file))
    } catch (error) {
      rmSync(unfinished, { force: true })
      throw error
    }
  }

  add(game: GameRecord): void {
    onDisk(this.#file, () => appendFileSync(this.#file, this.#text(game)))
  }

  #text(game: GameRecord): string {
    return `${makeGamePgn(this.#store.plan, game)}\n`
  }
}
