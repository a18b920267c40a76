import type { ScheduledGame } from '../schedule/schedule.ts'
import type { GameRecord } from './record.ts'

/** Where games are played: on boards of this process, or on other machines. */
export interface Hall {
  /**
   * Plays games, in their order as far as there is room, and hands on those that are finished. Resolves when all of them are, or
   * when it has been stopped.
   */
  play(games: Iterable<ScheduledGame>, keep: (records: readonly GameRecord[]) => void): Promise<void>
  /** Ends what is being played; nothing of it is handed on. */
  stop(): void
  close(): Promise<void>
}
