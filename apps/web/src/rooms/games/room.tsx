import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/web/games'
import { lazy, Suspense, useState } from 'react'
import { AddressNotices } from '../../address/address-notices.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import textStyles from '../../ui/text.module.css'
import { GameList } from './game-list.tsx'
import { openGameFile } from './open-game-file.ts'
import { Replay } from './replay.tsx'
import styles from './room.module.css'
import { useGames } from './use-games.ts'

const StrengthView = lazy(() => import('./strength/strength-view.tsx'))

// Which game is not there, the room says itself.
const addressKeys = { id: 'any' } as const

/** The list of games, or the one that the address names. */
export default function GamesRoom({ query }: RoomProps) {
  const id = query.get('id')
  return (
    <>
      <AddressNotices query={query} keys={addressKeys} />
      {id === null ? <AllGames /> : <Replay key={id} id={id} />}
    </>
  )
}

function AllGames() {
  const [list, refresh] = useGames()
  const [fault, setFault] = useState('')
  const [asksStrength, setAsksStrength] = useState(false)

  const open = async (file: File) => {
    setFault('')
    try {
      window.location.hash = await openGameFile(file)
    } catch (error) {
      setFault(say('cannotOpen', { file: file.name, reason: sayReason(error) }))
    }
  }

  return (
    <main
      className={`${roomStyles.room} ${roomStyles.wide} ${styles.room}`}
      aria-busy={list.kind === 'loading'}
    >
      <header className={styles.head}>
        <h1>{say('title')}</h1>
        <div className={styles.ways}>
          <button type="button" aria-pressed={asksStrength} onClick={() => setAsksStrength(!asksStrength)}>
            {say('strength')}
          </button>
          <FileButton
            label={say('open')}
            accept=".json,application/json"
            onFile={(file) => void open(file)}
          />
        </div>
      </header>
      <p role="alert" className={textStyles.fault}>
        {fault}
      </p>
      {asksStrength && (
        <Suspense>
          <StrengthView games={list.kind === 'listed' ? list.games : []} />
        </Suspense>
      )}
      {list.kind === 'refused' && <p className={textStyles.empty}>{say('refused')}</p>}
      {list.kind === 'listed' && <GameList games={list.games} onChange={refresh} />}
    </main>
  )
}
