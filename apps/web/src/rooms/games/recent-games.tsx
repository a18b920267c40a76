import { makeRoute } from '../../ui/route.ts'
import { GameRow } from './game-row.tsx'
import { useGames } from './use-games.ts'
import './games.css'

const recentCount = 12

/** The latest games, for the panel beside the board. */
export default function RecentGames() {
  const [list] = useGames()
  if (list.kind === 'loading') return <p className="empty">One moment …</p>
  if (list.kind === 'refused') return <p className="empty">This browser keeps no list of games for us.</p>
  if (list.games.length === 0) return <p className="empty">No games yet. Every game you play is kept here.</p>
  return (
    <>
      <ul className="game-rows">
        {list.games.slice(0, recentCount).map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      <p className="games-all">
        <a href={makeRoute('games')}>All games</a>
      </p>
    </>
  )
}
