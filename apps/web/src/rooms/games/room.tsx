import type { RoomProps } from '../../ui/room.ts'
import { GameList } from './game-list.tsx'
import { Replay } from './replay.tsx'
import { useGames } from './use-games.ts'
import './games.css'

/** The list of games, or the one that the address names. */
export default function GamesRoom({ query }: RoomProps) {
  const id = query.get('id')
  return id === null ? <AllGames /> : <Replay key={id} id={id} />
}

function AllGames() {
  const [list, refresh] = useGames()
  return (
    <main className="room room-wide games" aria-busy={list.kind === 'loading'}>
      <h1>Games</h1>
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
