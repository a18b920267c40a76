import { say } from '@rookery/words/web/shell'
import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { countDue, tellDue, watchDue } from '../game/storage/due-drills.ts'
import { Icon } from '../ui/icon.tsx'
import { makeRoute } from '../ui/route.ts'
import { Logo } from './logo.tsx'
import styles from './nav-rail.module.css'
import { mainRooms, otherRooms, type Room } from './rooms.ts'
import { SettingsButton } from './settings/settings-button.tsx'

/** A name, the same in every language. */
const house = 'Rookery'

interface Props {
  /** The id of the room the person is in. */
  readonly current: string
}

/** The way to every room: a rail, or, where there is little room, a bar with the main ones and a button for the rest. */
export function NavRail({ current }: Props) {
  const rail = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const restId = useId()
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => watchDue(lookAgain), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has come into another room has chosen.
  useEffect(() => {
    setOpen(false)
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const leave = ({ target }: Event) =>
      target instanceof Node && !rail.current?.contains(target) && setOpen(false)
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    const close = ({ key, target }: KeyboardEvent) =>
      key === 'Escape' && target instanceof Element && !target.closest('dialog') && setOpen(false)
    document.addEventListener('keydown', close, { signal })
    return () => listening.abort()
  }, [isOpen])

  const link = ({ id, label, icon }: Room) => {
    const due = id === 'practice' ? countDue(Date.now()) : 0
    return (
      <a
        key={id}
        className={styles.room}
        href={makeRoute(id, due > 0 ? { view: 'drills' } : {})}
        title={due > 0 ? tellDue(due) : undefined}
        aria-current={id === current ? 'page' : undefined}
      >
        <Icon name={icon} />
        {label}
        {due > 0 && <small aria-hidden="true">{due}</small>}
      </a>
    )
  }

  return (
    <header ref={rail} className={styles.rail}>
      <a className={styles.home} href={makeRoute('play')} aria-label={house}>
        <Logo />
        <span className={styles.name}>{house}</span>
      </a>
      <nav aria-label={say('rooms.all')}>
        {mainRooms.map(link)}
        <button
          type="button"
          className={`${styles.room} ${styles.more}`}
          aria-expanded={isOpen}
          aria-controls={restId}
          data-current={otherRooms.some(({ id }) => id === current)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" />
          {say('rooms.more')}
        </button>
        <div id={restId} className={styles.rest} data-open={isOpen}>
          {otherRooms.map(link)}
          <SettingsButton />
        </div>
      </nav>
    </header>
  )
}
