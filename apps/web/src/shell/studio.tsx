import { Suspense } from 'react'
import { ErrorFence } from '../ui/error-fence.tsx'
import roomStyles from '../ui/room.module.css'
import { parseRoute, useFragment } from '../ui/route.ts'
import { NavRail } from './nav-rail.tsx'
import { rooms } from './rooms.ts'
import styles from './studio.module.css'

/** The rail and the room the address names; an unknown room is the Play room. */
export function Studio() {
  const fragment = useFragment()
  const { room: id, query } = parseRoute(fragment)
  const room = rooms.find((entry) => entry.id === id) ?? rooms[0]!
  // In the Play room a new fragment asks for another game, so the room begins anew.
  const key = fragment.startsWith('#/') ? room.id : fragment
  return (
    <div className={styles.studio}>
      <NavRail current={room.id} />
      <ErrorFence key={key}>
        <Suspense fallback={<main className={roomStyles.room} aria-busy="true" />}>
          <room.Component query={query} />
        </Suspense>
      </ErrorFence>
    </div>
  )
}
