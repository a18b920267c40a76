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
]
