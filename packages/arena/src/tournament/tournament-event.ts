import type { Notice } from '../match/notice.ts'
import type { PlayedMove } from '../match/play-game.ts'
import type { ScheduledGame } from '../schedule/schedule.ts'
import type { GameRecord } from './record.ts'

/** What happens where games are played. */
export type PlayingEvent =
  | { readonly kind: 'start'; readonly game: ScheduledGame }
  | { readonly kind: 'move'; readonly game: ScheduledGame; readonly move: PlayedMove }
  /** This runner was stopped for so long; the game is begun again. */
  | { readonly kind: 'paused'; readonly game: ScheduledGame; readonly ms: number }
  /** An engine said something beside the protocol. */
  | {
      readonly kind: 'notice'
      readonly game: ScheduledGame
      readonly entrant: number
      readonly notice: Notice
    }

export type TournamentEvent =
  | PlayingEvent
  /** The game is stored. */
  | { readonly kind: 'end'; readonly record: GameRecord }

/** Why a tournament cannot go on, in a sentence; what is stored stays. */
export class TournamentError extends Error {
  readonly code: 'complaint' | 'paused'

  constructor(code: TournamentError['code'], message: string) {
    super(message)
    this.name = 'TournamentError'
    this.code = code
  }
}
