import { say } from '@rookery/words/web/shell'
import { lazy, Suspense, useEffect } from 'react'
import { useLanguage } from '../preferences/apply-language.ts'
import { ErrorFence } from '../ui/error-fence.tsx'
import roomStyles from '../ui/room.module.css'
import { parseRoute, useFragment } from '../ui/route.ts'
import { NavRail } from './nav-rail.tsx'
import { rooms } from './rooms.ts'
import styles from './studio.module.css'

const UnknownRoom = lazy(() => import('./unknown-room.tsx'))

/** The rail and the room the address names. */
export function Studio() {
  const fragment = useFragment()
  const { room: name, query } = parseRoute(fragment)
  const room = rooms.find(({ id }) => id === name)
  const language = useLanguage()
  const title = say('rooms.title', { room: room ? room.label : say('unknown.title') })
  useEffect(() => {
    document.title = title
  }, [title])
  // In the Play room a new fragment asks for another game, and in another language all is said otherwise: the room begins anew.
  const key = name === 'play' ? fragment : name
  return (
    <div className={styles.studio}>
      <NavRail current={name} />
      <ErrorFence key={`${key} ${language}`}>
        <Suspense fallback={<main className={roomStyles.room} aria-busy="true" />}>
          {room ? <room.Component query={query} /> : <UnknownRoom name={name} />}
        </Suspense>
      </ErrorFence>
    </div>
  )
}
