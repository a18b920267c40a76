import { type RosterEntry, roster } from '@rookery/players'
import { variantById } from '@rookery/rules'
import { say } from '@rookery/words/web/minds'
import { type CSSProperties, Suspense, use, useEffect, useRef } from 'react'
import { AddressNotices } from '../../address/address-notices.tsx'
import buttonStyles from '../../ui/button.module.css'
import { Portrait } from '../../ui/portrait.tsx'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import { makeRoute } from '../../ui/route.ts'
import textStyles from '../../ui/text.module.css'
import { guideOf } from './guides.ts'
import { HowStrong } from './how-strong.tsx'
import styles from './room.module.css'
import { SettingsList } from './settings-list.tsx'
import { TryIt } from './try-it.tsx'

/** Who is shown to a reader who has not chosen. */
const usual = 'magpie'

// Who is not there, the page says itself.
const addressKeys = { mind: 'any' } as const

/** About each mind: where its idea comes from, what we made of it, and a position to try it on. */
export default function MindsRoom({ query }: RoomProps) {
  const wanted = query.get('mind') ?? usual
  const named = roster.find(({ id }) => id === wanted)
  const entry = named ?? roster.find(({ id }) => id === usual)!
  const room = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mind begins at its top.
  useEffect(() => {
    room.current?.scrollTo({ top: 0 })
  }, [entry.id])

  return (
    <main ref={room} className={`${roomStyles.room} ${roomStyles.wide} ${styles.room}`}>
      <AddressNotices query={query} keys={addressKeys} />
      <nav className={styles.list} aria-label={say('list')}>
        {roster.map((each) => (
          <a
            key={each.id}
            href={makeRoute('minds', { mind: each.id })}
            aria-current={each === entry ? 'page' : undefined}
            style={{ '--hue': each.hue } as CSSProperties}
          >
            <Portrait entry={each} />
            <span>
              <strong>{each.name}</strong>
              <small>{each.summary}</small>
            </span>
          </a>
        ))}
      </nav>
      <article className={styles.page} style={{ '--hue': entry.hue } as CSSProperties}>
        <header className={styles.head}>
          <Portrait entry={entry} />
          <div>
            {!named && (
              <p className={textStyles.fault} role="alert">
                {say('nobody', { name: wanted, mind: entry.name })}
              </p>
            )}
            <h1>{entry.name}</h1>
            <p>{entry.summary}</p>
          </div>
        </header>
        <Suspense fallback={<p className={textStyles.empty}>…</p>}>
          <About key={entry.id} entry={entry} />
        </Suspense>
      </article>
    </main>
  )
}

/** What its guide tells; a mind without one is known by its summary and its settings. */
function About({ entry }: { readonly entry: RosterEntry }) {
  const guide = use(guideOf(entry))
  return (
    <>
      <div className={styles.text}>
        {guide && (
          <>
            <p className={styles.source}>{guide.source}</p>
            <h2>{say('idea')}</h2>
            {guide.idea.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </>
        )}
        {guide && guide.ours.length > 0 && (
          <>
            <h2>{say('ours')}</h2>
            <ul>
              {guide.ours.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        )}
        <HowStrong entry={entry} />
        <h2>{say('settings.title')}</h2>
        <SettingsList entry={entry} />
        <p className={styles.boards}>
          {say('boards', { boards: entry.variants.map((id) => variantById(id)?.name ?? id).join(', ') })}
        </p>
        <p>
          <a className={buttonStyles.link} href={`#opponent=${entry.id}`}>
            {say('play', { mind: entry.name })}
          </a>
        </p>
      </div>
      {guide?.example && <TryIt entry={entry} example={guide.example} />}
    </>
  )
}
