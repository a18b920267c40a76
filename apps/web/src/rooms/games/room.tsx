import { useState } from 'react'
import type { RoomProps } from '../../ui/room.ts'
import { GameList } from './game-list.tsx'
import { openGameFile } from './open-game-file.ts'
import { Replay } from './replay.tsx'
import { useGames } from './use-games.ts'
import '../../style/rooms-shared.css'
import './games.css'

/** The list of games, or the one that the address names. */
export default function GamesRoom({ query }: RoomProps) {
  const id = query.get('id')
  return id === null ? <AllGames /> : <Replay key={id} id={id} />
}

function AllGames() {
  const [list, refresh] = useGames()
  const [fault, setFault] = useState('')

  const open = async (file: File | undefined) => {
    if (!file) return
    setFault('')
    try {
      window.location.hash = await openGameFile(file)
    } catch (error) {
      setFault(`${file.name} cannot be opened: ${(error as Error).message}.`)
    }
  }

  return (
    <main className="room room-wide games" aria-busy={list.kind === 'loading'}>
      <header className="games-head">
        <h1>Games</h1>
        <label className="file-button">
          Open a saved game…
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void open(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
      </header>
      <p role="alert" className="fault">
        {fault}
      </p>
      {list.kind === 'refused' && (
        <p className="empty">
          This browser keeps no list of games for us: private windows often do not. Games can still be played
          and downloaded one by one.
        </p>
      )}
      {list.kind === 'listed' && <GameList games={list.games} onChange={refresh} />}
    </main>
  )
}
