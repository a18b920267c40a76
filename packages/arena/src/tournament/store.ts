import type { Plan } from './plan.ts'
import type { GameRecord } from './record.ts'

/** Where a tournament lives. `add` returns when the game cannot be lost any more. */
export interface TournamentStore {
  readonly plan: Plan
  /** In the order of their numbers. */
  games(): Iterable<GameRecord>
  /** All of them or none: throws where a game of such a number is there already. */
  add(...records: readonly GameRecord[]): void
  /** Whether somebody else has given `plan` more rounds meanwhile. */
  refresh?(): boolean
  close(): void
}

/** For pages, and for tournaments that nobody needs afterwards. */
export class MemoryStore implements TournamentStore {
  readonly plan: Plan
  readonly #games = new Map<number, GameRecord>()

  constructor(plan: Plan, games: Iterable<GameRecord> = []) {
    this.plan = plan
    for (const game of games) this.add(game)
  }

  games(): Iterable<GameRecord> {
    return [...this.#games.values()].sort((a, b) => a.number - b.number)
  }

  add(...records: readonly GameRecord[]): void {
    const known = records.find(({ number }) => this.#games.has(number))
    if (known) throw new Error(`game ${known.number} is recorded already`)
    for (const record of records) this.#games.set(record.number, record)
  }

  close(): void {}
}
