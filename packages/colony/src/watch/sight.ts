import type { PlayingEvent, ScheduledGame } from '@rookery/arena'

/** What a thread tells of the game that it plays, for those who watch. */
export type Sight =
  | { readonly kind: 'start'; readonly game: ScheduledGame }
  | { readonly kind: 'move'; readonly uci: string; readonly clockMs?: number }

export function makeSight(event: PlayingEvent): Sight | undefined {
  switch (event.kind) {
    case 'start':
      return { kind: 'start', game: event.game }
    case 'move': {
      const { uci, clockMs } = event.move
      return { kind: 'move', uci, ...(clockMs === undefined ? {} : { clockMs }) }
    }
    case 'notice':
    case 'paused':
      return undefined
  }
}
