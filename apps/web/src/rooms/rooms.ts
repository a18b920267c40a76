import { type ComponentType, lazy } from 'react'
import type { IconName } from '../app/icon.tsx'

export interface RoomProps {
  /** What the address asks the room for, after its name. */
  readonly query: URLSearchParams
}

export interface Room {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly Component: ComponentType<RoomProps>
}

/** The rooms of the studio, in the order of the rail. Each is loaded when it is first entered; Play comes with the page. */
export const rooms: readonly Room[] = [
  { id: 'play', label: 'Play', icon: 'play', Component: lazy(() => import('./play/room.tsx')) },
  { id: 'games', label: 'Games', icon: 'games', Component: lazy(() => import('./games/room.tsx')) },
  { id: 'compare', label: 'Compare', icon: 'compare', Component: lazy(() => import('./compare/room.tsx')) },
  { id: 'analyse', label: 'Analyse', icon: 'analyse', Component: lazy(() => import('./analyse/room.tsx')) },
  { id: 'editor', label: 'Editor', icon: 'editor', Component: lazy(() => import('./editor/room.tsx')) },
  { id: 'arena', label: 'Arena', icon: 'arena', Component: lazy(() => import('./arena/room.tsx')) },
  { id: 'learn', label: 'Learn', icon: 'learn', Component: lazy(() => import('./learn/room.tsx')) },
  { id: 'minds', label: 'Minds', icon: 'minds', Component: lazy(() => import('./minds/room.tsx')) },
]
