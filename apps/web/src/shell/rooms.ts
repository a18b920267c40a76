import { withWords } from '@rookery/words'
import { say } from '@rookery/words/web/shell'
import { type ComponentType, lazy } from 'react'
import type { IconName } from '../ui/icon.tsx'
import type { RoomProps } from '../ui/room.ts'

export interface Room {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly Component: ComponentType<RoomProps>
}

type RoomId = 'play' | 'games' | 'compare' | 'analyse' | 'editor' | 'arena' | 'learn' | 'minds' | 'embed'

function makeRoom(id: RoomId, load: () => Promise<{ default: ComponentType<RoomProps> }>): Room {
  const room = { id, icon: id, Component: lazy(load) }
  return withWords(room, { label: () => say(`rooms.${id}`) })
}

/** The rooms of the studio, in the order of the rail. Each is loaded when it is first entered; Play comes with the page. */
export const rooms: readonly Room[] = [
  makeRoom('play', () => import('../rooms/play/room.tsx')),
  makeRoom('games', () => import('../rooms/games/room.tsx')),
  makeRoom('compare', () => import('../rooms/compare/room.tsx')),
  makeRoom('analyse', () => import('../rooms/analyse/room.tsx')),
  makeRoom('editor', () => import('../rooms/editor/room.tsx')),
  makeRoom('arena', () => import('../rooms/arena/room.tsx')),
  makeRoom('learn', () => import('../rooms/learn/room.tsx')),
  makeRoom('minds', () => import('../rooms/minds/room.tsx')),
  makeRoom('embed', () => import('../rooms/embed/room.tsx')),
]

/** Where there is little room, these stand in the bar, and the others behind one button. */
export const mainRooms = rooms.slice(0, 4)
export const otherRooms = rooms.slice(4)
