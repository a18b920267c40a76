import { useState } from 'react'
import { FileButton } from '../../ui/file-button.tsx'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import textStyles from '../../ui/text.module.css'
import { GameList } from './game-list.tsx'
import { openGameFile } from './open-game-file.ts'
import { Replay } from './replay.tsx'
import styles from './room.module.css'
import { useGames } from './use-games.ts'

/** The list of games, or the one that the address names. */
export default function GamesRoom({ query }: RoomProps) {
  const id = query.get('id')
  return id === null ? <AllGames /> : <Replay key={id} id={id} />
}

function AllGames() {
  const [list, refresh] = useGames()
  const [fault, setFault] = useState('')

  const open = async (file: File) => {
    setFault('')
    try {
      window.location.hash = await openGameFile(file)
    } catch (error) {
      setFault(`${file.name} cannot be opened: ${(error as Error).message}.`)
    }
  }

  return (
    <main
      className={`${roomStyles.room} ${roomStyles.wide} ${styles.room}`}
      aria-busy={list.kind === 'loading'}
    >
      <header className={styles.head}>
        <h1>Games</h1>
        <FileButton
          label="Open a saved game…"
          accept=".json,application/json"
          onFile={(file) => void open(file)}
        />
      </header>
      <p role="alert" className={textStyles.fault}>
        {fault}
      </p>
      {list.kind === 'refused' && (
        <p className={textStyles.empty}>
          This browser keeps no list of games for us: private windows often do not. Games can still be played
          and downloaded one by one.
        </p>
      )}
      {list.kind === 'listed' && <GameList games={list.games} onChange={refresh} />}
    </main>
  )
}
