import { type RosterEntry, roster } from '@rookery/players'
import { variantById } from '@rookery/rules'
import { type CSSProperties, Suspense, use, useEffect, useRef } from 'react'
import { Portrait } from '../../ui/portrait.tsx'
import type { RoomProps } from '../../ui/room.ts'
import { makeRoute } from '../../ui/route.ts'
import { guideOf } from './guides.ts'
import { SettingsList } from './settings-list.tsx'
import { TryIt } from './try-it.tsx'
import '../../style/rooms-shared.css'
import '../../style/rooms-minds.css'

/** Who is shown to a reader who has not chosen. */
const usual = 'magpie'

/** About each mind: where its idea comes from, what we made of it, and a position to try it on. */
export default function MindsRoom({ query }: RoomProps) {
  const wanted = query.get('mind') ?? usual
  const bird = roster.find(({ id }) => id === wanted) ?? roster[0]!
  const room = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mind begins at its top.
  useEffect(() => {
    room.current?.scrollTo({ top: 0 })
  }, [bird.id])

  return (
    <main ref={room} className="room room-wide minds-room">
      <nav className="minds-list" aria-label="Minds">
        {roster.map((each) => (
          <a
            key={each.id}
            href={makeRoute('minds', { mind: each.id })}
            aria-current={each === bird ? 'page' : undefined}
            style={{ '--hue': each.hue } as CSSProperties}
          >
            <Portrait bird={each} />
            <span>
              <strong>{each.name}</strong>
              <small>{each.summary}</small>
            </span>
          </a>
        ))}
      </nav>
      <article className="minds-page" style={{ '--hue': bird.hue } as CSSProperties}>
        <header className="minds-head">
          <Portrait bird={bird} />
          <div>
            <h1>{bird.name}</h1>
            <p>{bird.summary}</p>
          </div>
        </header>
        <Suspense fallback={<p className="empty">…</p>}>
          <About key={bird.id} bird={bird} />
        </Suspense>
      </article>
    </main>
  )
}

/** What its guide tells; a mind without one is known by its summary and its settings. */
function About({ bird }: { readonly bird: RosterEntry }) {
  const guide = use(guideOf(bird))
  return (
    <>
      <div className="minds-text">
        {guide && (
          <>
            <p className="minds-source">{guide.source}</p>
            <h2>The idea</h2>
            {guide.idea.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </>
        )}
        {guide && guide.ours.length > 0 && (
          <>
            <h2>What we made of it</h2>
            <ul>
              {guide.ours.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        )}
        <h2>Settings</h2>
        <SettingsList bird={bird} />
        <p className="minds-boards">
          Plays {bird.variants.map((id) => variantById(id)?.name ?? id).join(', ')}.
        </p>
        <p className="minds-links">
          <a className="go-primary" href={`#opponent=${bird.id}`}>
            Play {bird.name}
          </a>
        </p>
      </div>
      {guide?.example && <TryIt bird={bird} example={guide.example} />}
    </>
  )
}
