import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/web/arena'
import { lazy, Suspense, useEffect, useState } from 'react'
import { AddressNotices } from '../../address/address-notices.tsx'
import buttonStyles from '../../ui/button.module.css'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import { makeRoute } from '../../ui/route.ts'
import { type ArenaRun, openRun } from './arena-run.ts'
import styles from './room.module.css'
import { SetupView } from './setup-view.tsx'
import { TournamentView } from './tournament-view.tsx'

/** Where the server shows a colony; nobody else loads it. */
const ColonyView = lazy(() => import('./colony-view.tsx'))

// Which tournament is not there, the room says itself.
const addressKeys = { id: 'any', colony: 'any' } as const

/** The tournament that the address names, or the table where the next one is set up. */
export default function ArenaRoom({ query }: RoomProps) {
  const id = query.get('id')
  return (
    <>
      <AddressNotices query={query} keys={addressKeys} />
      {query.has('colony') ? (
        <Suspense fallback={<main className={roomStyles.room} aria-busy="true" />}>
          <ColonyView />
        </Suspense>
      ) : id === null ? (
        <SetupView />
      ) : (
        <KeptRun key={id} id={id} />
      )}
    </>
  )
}

type Opening = { readonly kind: 'opening' } | { readonly kind: 'gone'; readonly message: string } | Opened
interface Opened {
  readonly kind: 'open'
  readonly run: ArenaRun
}

function KeptRun({ id }: { readonly id: string }) {
  const [state, setState] = useState<Opening>({ kind: 'opening' })
  useEffect(() => {
    let isGone = false
    openRun(id).then(
      (run) => {
        if (isGone) return
        setState(run ? { kind: 'open', run } : { kind: 'gone', message: say('gone.missing') })
      },
      (error: Error) => {
        if (!isGone) setState({ kind: 'gone', message: say('gone.unreadable', { reason: sayReason(error) }) })
      },
    )
    return () => {
      isGone = true
    }
  }, [id])

  if (state.kind === 'open') return <TournamentView run={state.run} />
  return (
    <main
      className={`${roomStyles.room} ${roomStyles.wide} ${styles.gone}`}
      aria-busy={state.kind === 'opening'}
    >
      {state.kind === 'gone' && (
        <>
          <h1>{say('gone.title')}</h1>
          <p>{state.message}</p>
          <a className={buttonStyles.link} href={makeRoute('arena')}>
            {say('gone.all')}
          </a>
        </>
      )}
    </main>
  )
}
