import { withWords } from '@rookery/words'
import { say } from '@rookery/words/web/shell'
import { type ComponentType, lazy } from 'react'
import PlayRoom from '../rooms/play/room.tsx'
import type { IconName } from '../ui/icon.tsx'
import type { RoomProps } from '../ui/room.ts'

export interface Room {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly Component: ComponentType<RoomProps>
}

type RoomId =
  | 'play'
  | 'games'
  | 'practice'
  | 'analyse'
  | 'compare'
  | 'editor'
  | 'arena'
  | 'learn'
  | 'minds'
  | 'embed'

const makeRoom = (id: RoomId, Component: ComponentType<RoomProps>): Room =>
  withWords({ id, icon: id, Component }, { label: () => say(`rooms.${id}`) })

/** The rooms of the studio, in the order of the rail. Each is loaded when it is first entered; Play comes with the page. */
export const rooms: readonly Room[] = [
  makeRoom('play', PlayRoom),
  makeRoom(
    'games',
    lazy(() => import('../rooms/games/room.tsx')),
  ),
  makeRoom(
    'practice',
    lazy(() => import('../rooms/practice/room.tsx')),
  ),
  makeRoom(
    'analyse',
    lazy(() => import('../rooms/analyse/room.tsx')),
  ),
  makeRoom(
    'compare',
    lazy(() => import('../rooms/compare/room.tsx')),
  ),
  makeRoom(
    'editor',
    lazy(() => import('../rooms/editor/room.tsx')),
  ),
  makeRoom(
    'arena',
    lazy(() => import('../rooms/arena/room.tsx')),
  ),
  makeRoom(
    'learn',
    lazy(() => import('../rooms/learn/room.tsx')),
  ),
  makeRoom(
    'minds',
    lazy(() => import('../rooms/minds/room.tsx')),
  ),
  makeRoom(
    'embed',
    lazy(() => import('../rooms/embed/room.tsx')),
  ),
]

/** Where there is little room, these stand in the bar, and the others behind one button. */
export const mainRooms = rooms.slice(0, 4)
export const otherRooms = rooms.slice(4)
