import type { PlayingEvent, ScheduledGame } from '@rookery/arena'

/** What a thread tells of the game that it plays, for those who watch. */
export type Sight =
  | { readonly kind: 'start'; readonly game: ScheduledGame }
  | { readonly kind: 'move'; readonly uci: string; readonly clockMs?: number }

/** `timeScale`: how many times the time of the plan the clocks here have. */
export function makeSight(event: PlayingEvent, timeScale: number): Sight | undefined {
  switch (event.kind) {
    case 'start':
      return { kind: 'start', game: event.game }
    case 'move': {
      const { uci, clockMs } = event.move
      return {
        kind: 'move',
        uci,
        ...(clockMs === undefined ? {} : { clockMs: Math.round(clockMs / timeScale) }),
      }
    }
    case 'notice':
    case 'paused':
      return undefined
  }
}
