import { type GameRecord, MemoryStore, type Plan, type TournamentStore } from '@rookery/arena'

/**
 * A tournament in memory whose games are written into the browser's storage as they end. The storage answers later than `add`
 * may wait: a game that a closed page has not brought there is missing, and is played again like any other.
 */
export class BrowserStore implements TournamentStore {
  readonly #memory: MemoryStore
  readonly #write: (record: GameRecord) => Promise<void>
  readonly #onRefused: (error: unknown) => void
  #writing: Promise<void> = Promise.resolve()

  constructor(
    plan: Plan,
    games: readonly GameRecord[],
    write: (record: GameRecord) => Promise<void>,
    onRefused: (error: unknown) => void,
  ) {
    this.#memory = new MemoryStore(plan, games)
    this.#write = write
    this.#onRefused = onRefused
  }

  get plan(): Plan {
    return this.#memory.plan
  }

  games(): Iterable<GameRecord> {
    return this.#memory.games()
  }

  add(...records: readonly GameRecord[]): void {
    this.#memory.add(...records)
    for (const record of records)
      this.#writing = this.#writing.then(() => this.#write(record)).catch(this.#onRefused)
  }

  /** When all games so far are in the storage, or were refused. */
  settled(): Promise<void> {
    return this.#writing
  }

  close(): void {}
}
