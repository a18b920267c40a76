import { type ComponentType, lazy } from 'react'
import type { IconName } from '../ui/icon.tsx'
import type { RoomProps } from '../ui/room.ts'

export interface Room {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly Component: ComponentType<RoomProps>
}

/** The rooms of the studio, in the order of the rail. Each is loaded when it is first entered; Play comes with the page. */
export const rooms: readonly Room[] = [
  { id: 'play', label: 'Play', icon: 'play', Component: lazy(() => import('../rooms/play/room.tsx')) },
  { id: 'games', label: 'Games', icon: 'games', Component: lazy(() => import('../rooms/games/room.tsx')) },
  {
    id: 'compare',
    label: 'Compare',
    icon: 'compare',
    Component: lazy(() => import('../rooms/compare/room.tsx')),
  },
  {
    id: 'analyse',
    label: 'Analyse',
    icon: 'analyse',
    Component: lazy(() => import('../rooms/analyse/room.tsx')),
  },
  {
    id: 'editor',
    label: 'Editor',
    icon: 'editor',
    Component: lazy(() => import('../rooms/editor/room.tsx')),
  },
  { id: 'arena', label: 'Arena', icon: 'arena', Component: lazy(() => import('../rooms/arena/room.tsx')) },
  { id: 'learn', label: 'Learn', icon: 'learn', Component: lazy(() => import('../rooms/learn/room.tsx')) },
  { id: 'minds', label: 'Minds', icon: 'minds', Component: lazy(() => import('../rooms/minds/room.tsx')) },
  {
    id: 'embed',
    label: 'Embed',
    icon: 'embed',
    Component: lazy(() => import('../rooms/embed/room.tsx')),
  },
]

/** Where there is little room, these stand in the bar, and the others behind one button. */
export const mainRooms = rooms.slice(0, 4)
export const otherRooms = rooms.slice(4)
