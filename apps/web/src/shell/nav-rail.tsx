import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { makeRoute } from '../ui/route.ts'
import { Logo } from './logo.tsx'
import styles from './nav-rail.module.css'
import { rooms } from './rooms.ts'
import { SettingsButton } from './settings/settings-button.tsx'

interface Props {
  /** The id of the room the person is in. */
  readonly current: string
}

export function NavRail({ current }: Props) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room decides which link is the current one
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <header className={styles.rail}>
      <a className={styles.home} href={makeRoute('play')} aria-label="Rookery">
        <Logo />
        <span className={styles.name}>Rookery</span>
      </a>
      <nav ref={nav} aria-label="Rooms">
        {rooms.map(({ id, label, icon }) => (
          <a
            key={id}
            className={styles.room}
            href={makeRoute(id)}
            aria-current={id === current ? 'page' : undefined}
          >
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </nav>
      <SettingsButton />
    </header>
  )
}
